/// The rule of https://www.w3.org/TR/WCAG22/#contrast-minimum, asked of a page.
enum TextContrast {
  /// A function's body that returns each visible text whose contrast to its ground is below 4.5.
  static let script = """
    const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
    const luminance = (color) => {
      const [red, green, blue] = numbers(color).slice(0, 3).map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const color = getComputedStyle(at).backgroundColor;
        if ((numbers(color)[3] ?? 1) > 0) return color;
      }
      return "rgb(255, 255, 255)";
    };
    const weak = [];
    let checked = 0;
    for (const element of document.body.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      if (!hasText || !element.checkVisibility() || element.closest("script, option")) continue;
      const [light, dark] = [getComputedStyle(element).color, ground(element)]
        .map(luminance).sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      checked += 1;
      if (ratio < 4.5) weak.push(`${element.className}: ${ratio}: ${element.textContent}`);
    }
    return checked > 10 ? weak : ["hardly any text was checked"];
    """
}
