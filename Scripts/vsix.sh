# Packs the extension for VS Code as $OUT, .build/navgen.vsix. It needs `zip`, but neither Node nor a registry.
set -eu
cd "$(dirname "$0")/.."
# Permissions and times in the zip must be the same everywhere.
umask 022
export TZ=UTC
source=Examples/Editors/vscode
out=${OUT:-.build/navgen.vsix}

fail() { echo "vsix: $1" >&2; exit 1; }
command -v zip >/dev/null 2>&1 || fail "zip is missing: apt-get install zip"

# The value of a key of package.json that is a string on a line of its own, as text of XML.
value() {
    sed -n 's/^ *"'"$1"'": *{*\("vscode": *\)\{0,1\}"\([^"]*\)".*/\2/p' $source/package.json | sed '1!d; s/&/\&amp;/g; s/</\&lt;/g'
}

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/extension"
cp $source/package.json $source/README.md $source/*.js "$stage/extension/"

cat >"$stage/[Content_Types].xml" <<END
<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
END

cat >"$stage/extension.vsixmanifest" <<END
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="$(value name)" Version="$(value version)" Publisher="$(value publisher)"/>
    <DisplayName>$(value displayName)</DisplayName>
    <Description xml:space="preserve">$(value description)</Description>
    <Categories>Programming Languages,Linters</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="$(value engines)"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
END

mkdir -p "$(dirname "$out")"
rm -f "$out"
target=$(cd "$(dirname "$out")" && pwd)/$(basename "$out")
# Equal files give equal zips: sorted, with the earliest time that a zip can store, and without extra attributes.
find "$stage" -exec touch -t 198001010000 {} +
(cd "$stage" && find . -type f | sed 's|^\./||' | LC_ALL=C sort | zip -X -q -@ "$target")
echo "$out"
