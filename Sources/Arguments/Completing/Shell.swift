/// A shell that can complete calls of a tool.
package enum Shell: String, ArgumentValue, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Returns the script that a shell reads to complete calls of `tool`.
  ///
  /// It asks the tool itself: `TOOL completions --words -- WORD…` prints `files` or `words`, then
  /// one candidate a line.
  package func script(for tool: String) -> String {
    switch self {
    case .bash: bashScript(tool)
    case .zsh: zshScript(tool)
    case .fish: fishScript(tool)
    }
  }

  private func bashScript(_ tool: String) -> String {
    #"""
    _\#(tool)() {
      # Bash splits words at = : and @ too; the line itself is split at blanks only.
      local -a words candidates
      local line=${COMP_LINE:0:COMP_POINT} current broken
      read -ra words <<<"$line"
      [[ $line == *[[:space:]] ]] && words+=("")
      current=${words[${#words[@]}-1]}
      broken=${COMP_WORDS[COMP_CWORD]}
      [[ $broken == [=:@] ]] && broken=
      local prefix=${current%"$broken"}
      mapfile -t candidates < <(\#(tool) completions --words -- "${words[@]:1}" 2>/dev/null)
      COMPREPLY=()
      local candidate
      for candidate in "${candidates[@]:1}"; do
        COMPREPLY+=("$(printf %q "${candidate#"$prefix"}")")
      done
      if [[ ${candidates[0]} == files ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$broken")
      fi
    }
    complete -F _\#(tool) \#(tool)

    """#
  }

  private func zshScript(_ tool: String) -> String {
    #"""
    #compdef \#(tool)
    _\#(tool)() {
      local -a candidates
      candidates=("${(@f)$(\#(tool) completions --words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      if [[ ${candidates[1]} == files ]]; then
        _files
      else
        compadd -- "${(@)candidates[2,-1]}"
      fi
    }
    if [[ $funcstack[1] == _\#(tool) ]]; then
      _\#(tool) "$@"
    else
      compdef _\#(tool) \#(tool)
    fi

    """#
  }

  private func fishScript(_ tool: String) -> String {
    #"""
    function __\#(tool)_candidates
      set -l words (commandline -opc) (commandline -ct)
      set -l candidates (\#(tool) completions --words -- $words[2..-1] 2>/dev/null)
      if test "$candidates[1]" = files
        __fish_complete_path (commandline -ct)
      else
        printf '%s\n' $candidates[2..-1]
      end
    end
    complete -c \#(tool) -f -a '(__\#(tool)_candidates)'

    """#
  }
}
