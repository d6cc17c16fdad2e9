# Installs a built navgen, its manual page and its completions in a folder: install.sh NAVGEN FOLDER
# Removes them: install.sh --remove FOLDER
set -eu
if [ $# -ne 2 ] || [ -z "$2" ]; then
    echo "usage: install.sh NAVGEN FOLDER, or install.sh --remove FOLDER" >&2
    exit 2
fi
navgen=$1
folder=$2
program=$folder/bin/navgen
manual=$folder/share/man/man1/navgen.1
bash=$folder/share/bash-completion/completions/navgen
zsh=$folder/share/zsh/site-functions/_navgen
fish=$folder/share/fish/vendor_completions.d/navgen.fish

if [ "$navgen" = --remove ]; then
    rm -f "$program" "$manual" "$bash" "$zsh" "$fish"
    echo "removed navgen, its manual page and its completions from $folder"
    exit
fi

# Writes a file as a whole or not at all.
write() {
    file=$1
    shift
    install -d "$(dirname "$file")"
    "$navgen" "$@" >"$file.new"
    chmod 644 "$file.new"
    mv "$file.new" "$file"
}

case $navgen in
    /*) ;;
    *) navgen=./$navgen ;;
esac
[ -x "$navgen" ] || {
    echo "there is no program $navgen" >&2
    exit 1
}
write "$manual" --manual
write "$bash" completions bash
write "$zsh" completions zsh
write "$fish" completions fish
install -d "$folder/bin"
install -m 755 "$navgen" "$program.new"
mv "$program.new" "$program"
echo "installed navgen, its manual page and its completions below $folder"
echo "next: navgen init app.yaml, then navgen check app.yaml"
