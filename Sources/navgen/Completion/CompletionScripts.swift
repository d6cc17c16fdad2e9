/// The completion scripts for shells.
///
/// A script translates between its shell and `navgen __complete`, which finds the candidates. If
/// the command line begins with a path to navgen, the script runs that program.
extension Shell {
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// Old versions of bash, such as the one in macOS, have no `compopt`; they offer all files if
    /// there is nothing else.
    private static let bashScript = #"""
        # Completion of navgen in bash; written by `navgen completions bash`.

        _navgen() {
            local line program=${COMP_WORDS[0]} answer=()
            [[ $program == */* ]] || program=navgen
            while IFS= read -r line; do answer+=("$line"); done < <(
                command "${program/#\~\//$HOME/}" __complete bash "$COMP_WORDBREAKS" \
                    "${COMP_LINE:0:COMP_POINT}" "${COMP_LINE:COMP_POINT}" 2>/dev/null
            )
            COMPREPLY=()
            case ${answer[0]-} in
                words | parts)
                    COMPREPLY=("${answer[@]:2}")
                    compopt +o default
                    [[ ${answer[0]} == words ]] || compopt -o nospace
                    ;;
                graphs)
                    compopt +o default -o filenames -o plusdirs || return 0
                    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
                        compgen -f -X '!*.yaml' -- "${answer[1]}"
                        compgen -f -X '!*.yml' -- "${answer[1]}"
                    )
                    ;;
                folders) compopt +o default -o dirnames ;;
            esac 2>/dev/null
            return 0
        }

        complete -o default -F _navgen navgen

        """#

    private static let zshScript = #"""
        #compdef navgen
        # Completion of navgen in zsh; written by `navgen completions zsh`.

        _navgen() {
            local program=${(Q)words[1]}
            local -a given answer candidates
            [[ $program == */* ]] || program=navgen
            given=("${(@Q)words[2,-1]}")
            given[CURRENT-1]=$IPREFIX${(Q)PREFIX}
            answer=("${(@f)$(command "${program/#\~\//$HOME/}" __complete zsh $((CURRENT - 2)) "${(@)given}" 2>/dev/null)}")
            [[ -n $answer[3] ]] && compset -P "${(b)answer[3]}"
            case $answer[1] in
                words | parts)
                    candidates=("${(@)answer[4,-1]}")
                    (( $#candidates )) || return 1
                    if [[ $answer[1] == words ]]; then
                        _describe "$answer[2]" candidates
                    else
                        _describe "$answer[2]" candidates -S ''
                    fi
                    ;;
                graphs) _files -g '*.(yaml|yml)' ;;
                folders) _files -/ ;;
                files) _files ;;
                *) return 1 ;;
            esac
        }

        # In a folder of `fpath` this file is the function; elsewhere it says whose completion it is.
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _navgen "$@"
        elif (( $+functions[compdef] )); then
            compdef _navgen navgen
        fi

        """#

    private static let fishScript = #"""
        # Completion of navgen in fish; written by `navgen completions fish`.

        function __navgen_complete
            set -l before (commandline -opc)
            set -l token (commandline -ct)
            set -l all (commandline -op)
            set -l behind (math (count $before) + 1)
            test -n (commandline -t | string collect); and set behind (math $behind + 1)
            # A quote may still be open.
            set -l word (string unescape -- $token; or string unescape -- $token\"; or string unescape -- $token\')
            set -l program navgen
            string match -q '*/*' -- $before[1]; and set program (string replace -r '^~/' $HOME/ -- $before[1])
            set -l answer (command $program __complete fish (math (count $before) - 1) \
                $before[2..-1] "$word" $all[$behind..-1] 2>/dev/null)
            set -l files
            switch "$answer[1]"
                case words parts
                    set -e answer[1..2]
                    printf '%s\n' $answer
                    return
                case graphs files folders
                    set -l rest (string sub -s (math (string length -- "$answer[2]") + 1) -- "$token")
                    # Files, as they are completed for a command of which nothing is known.
                    set files (complete -C "__navgen_of_which_nothing_is_known $rest")
            end
            switch "$answer[1]"
                case graphs
                    set files (string match -r '^.*(?:/|\.ya?ml)$' -- $files)
                case folders
                    set files (string match -r '^.*/$' -- $files)
            end
            for file in $files
                echo $answer[2]$file
            end
        end

        complete -c navgen -f -a '(__navgen_complete)'

        """#
}
