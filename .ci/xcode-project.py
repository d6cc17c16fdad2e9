# Checks the Xcode project, its scheme and its property lists: PROJECT is the folder that ends in .xcodeproj.
#
# Xcode does not exist on Linux. It opens a project with a missing object, or ignores the object, and says little.
import pathlib
import plistlib
import sys
import xml.etree.ElementTree as xml

from openstep_parser import OpenStepDecoder
from pbxproj import XcodeProject

project = pathlib.Path(sys.argv[1])
folder = project.parent
problems = []


def check(condition, problem):
    if not condition:
        problems.append(problem)


# What this package's loader knows of projects, and then the plain tree, in which nothing is hidden.
XcodeProject.load(str(project / "project.pbxproj"))
with open(project / "project.pbxproj", encoding="utf-8") as file:
    tree = OpenStepDecoder.ParseFromFile(file)
objects = tree["objects"]
check(tree["objectVersion"] == "77", "folders that are synchronized need objectVersion 77")

# A reference is a value that looks like an identifier, wherever it is.
used = {tree["rootObject"]}


def references(value, place):
    if isinstance(value, dict):
        for key, inner in value.items():
            references(inner, f"{place}.{key}")
    elif isinstance(value, list):
        for inner in value:
            references(inner, place)
    elif len(value) == 24 and all(digit in "0123456789ABCDEF" for digit in value):
        used.add(value)
        check(value in objects, f"{place} refers to {value}, which does not exist")


for identifier, value in objects.items():
    check(len(identifier) == 24, f"{identifier} has not 24 digits")
    references(value, f"{value['isa']} {identifier}")
for identifier in objects:
    check(identifier in used, f"{objects[identifier]['isa']} {identifier} is not used")
check(objects[tree["rootObject"]]["isa"] == "PBXProject", "the root object is not a project")

for value in objects.values():
    if value["isa"] == "PBXFileSystemSynchronizedRootGroup":
        path = folder / value["path"]
        check(path.is_dir() and any(path.glob("*.swift")), f"there is no Swift in {path}")
    if value["isa"] == "XCLocalSwiftPackageReference":
        check((folder / value["relativePath"] / "Package.swift").is_file(), "the package has no Package.swift")
    if value["isa"] == "XCSwiftPackageProductDependency":
        library = f'.library(name: "{value["productName"]}"'
        check(library in (folder / "Package.swift").read_text(), f"Package.swift has no product {library})")
    if value["isa"] == "XCBuildConfiguration":
        settings = value["buildSettings"]
        # SwiftPM names a package after its folder. With another name, `package` declarations are not visible.
        name = settings.get("SWIFT_PACKAGE_NAME", folder.resolve().name.lower())
        check(name == folder.resolve().name.lower(), f"SWIFT_PACKAGE_NAME is {name}")
        if "INFOPLIST_FILE" in settings:
            with open(folder / settings["INFOPLIST_FILE"], "rb") as file:
                types = plistlib.load(file)["CFBundleURLTypes"]
            check(types[0]["CFBundleURLSchemes"] == ["shop"], "the URL scheme is not registered")

targets = {key: value["name"] for key, value in objects.items() if value["isa"] == "PBXNativeTarget"}
for value in objects.values():
    if value["isa"] == "XCBuildConfiguration" and "TEST_TARGET_NAME" in value["buildSettings"]:
        check(value["buildSettings"]["TEST_TARGET_NAME"] in targets.values(), "the tested target does not exist")

schemes = list(project.glob("xcshareddata/xcschemes/*.xcscheme"))
check(schemes, "there is no shared scheme")
for scheme in schemes:
    for reference in xml.parse(scheme).iter("BuildableReference"):
        identifier, name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
        check(targets.get(identifier) == name, f"{scheme.name} refers to {name} with the identifier {identifier}")
        check(reference.get("ReferencedContainer") == f"container:{project.name}", f"{scheme.name}: another container")

for workspace in project.glob("project.xcworkspace/*.xcworkspacedata"):
    xml.parse(workspace)
for settings in project.glob("project.xcworkspace/xcshareddata/*.xcsettings"):
    with open(settings, "rb") as file:
        plistlib.load(file)

for problem in problems:
    print(f"{project.name}: {problem}", file=sys.stderr)
if problems:
    sys.exit(1)
print(f"{project.name}: {len(objects)} objects, targets {', '.join(targets.values())}")
