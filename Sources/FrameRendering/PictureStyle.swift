/// The style sheet of all pictures and pages: nothing from outside, light and dark.
package enum PictureStyle {
  /// The rules for what stands in a picture.
  package static let picture = """
    .picture{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    .picture text{fill:#1f2430}
    .picture rect,.picture path{vector-effect:non-scaling-stroke}
    .picture .name{unicode-bidi:isolate;font-weight:600}
    .picture .sheet{fill:#fff}
    .picture .paper{fill:#f3f4f6}
    .picture .ruler path{stroke:#8a909c;fill:none}
    .picture .ruler text{fill:#565d69}
    .picture .item{fill:#d3e4f6;stroke:#2f639c}
    .picture .header{fill:#fadfae;stroke:#9a5b00}
    .picture .footer{fill:#d6ecca;stroke:#3a7725}
    .picture .background{fill:#eee2f7;stroke:#80519f;stroke-dasharray:2 2}
    .picture .item,.picture .header,.picture .footer{fill-opacity:.85}
    .picture .viewport{fill:none;stroke:#c2185b;stroke-width:2;stroke-dasharray:10 4}
    .picture .inset{fill:none;stroke:#c2185b;stroke-dasharray:2 4}
    .picture .same{fill:none;stroke:#b9bec7}
    .picture .before{fill:none;stroke:#6b7280;stroke-dasharray:4 3}
    .picture .moved{fill:#d3e4f6;fill-opacity:.55;stroke:#2f639c;stroke-width:1.5}
    .picture .resized{fill:#fadfae;fill-opacity:.65;stroke:#9a5b00;stroke-width:2.5}
    .picture .added{stroke:#1d7a35;stroke-width:2}
    .picture .removed{stroke:#c0262d;stroke-width:2;stroke-dasharray:7 3}
    .picture .hatch{vector-effect:none;stroke-dasharray:none;stroke-opacity:.35}
    .picture .hatch.added,.picture .hatch.removed{stroke-width:inherit}
    .picture .shift{fill:none;stroke:#111827;stroke-width:2}
    .picture .shift .head{fill:#111827;stroke:none}
    .picture .label text,.picture .shift text{stroke:#fff;stroke-opacity:.8;stroke-width:.2em;\
    stroke-linejoin:round;paint-order:stroke}
    .picture .shift text{fill:#111827;font-weight:600}
    .picture .faint text{fill:#7b828e}
    @media (prefers-color-scheme:dark){
    .picture text{fill:#e6e8eb}
    .picture .sheet{fill:#14171c}
    .picture .paper{fill:#1e2229}
    .picture .ruler path{stroke:#6c7482}
    .picture .ruler text{fill:#a4abb8}
    .picture .item{fill:#1f4264;stroke:#7db3ea}
    .picture .header{fill:#5a4213;stroke:#f0b860}
    .picture .footer{fill:#2b4a22;stroke:#8fd075}
    .picture .background{fill:#3a2a49;stroke:#c79ae6}
    .picture .viewport,.picture .inset{stroke:#ff7aa8}
    .picture .viewport,.picture .inset,.picture .same,.picture .before{fill:none}
    .picture .same{stroke:#4a515d}
    .picture .before{stroke:#9aa2b0}
    .picture .moved{fill:#1f4264;stroke:#7db3ea}
    .picture .resized{fill:#5a4213;stroke:#f0b860}
    .picture .added{stroke:#6fd18a}
    .picture .removed{stroke:#ff8a8a}
    .picture .shift{stroke:#f3f4f6}
    .picture .shift .head{fill:#f3f4f6}
    .picture .label text,.picture .shift text{stroke:#14171c}
    .picture .shift text{fill:#f3f4f6}
    .picture .faint text{fill:#8b93a1}
    }

    """

  /// The rules for the page around pictures.
  package static let page = """
    :root{color-scheme:light dark}
    body{margin:0 auto;padding:1.5rem;max-width:80rem;background:#fff;color:#1f2430;\
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    h1{font-size:1.5rem;overflow-wrap:anywhere}
    h2{font-size:1.2rem;overflow-wrap:anywhere}
    figure{margin:1rem 0;overflow-x:auto}
    figure>svg{display:block;width:100%;height:auto;max-height:64rem}
    table{border-collapse:collapse}
    th,td{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;\
    border-bottom:1px solid #d5d9df}
    th{font-weight:600}
    ul{padding-left:1.2rem;overflow-wrap:anywhere}
    @media (prefers-color-scheme:dark){
    body{background:#14171c;color:#e6e8eb}
    th,td{border-color:#3a404b}
    }

    """
}
