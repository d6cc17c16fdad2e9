#[[
The Swift of a graph as sources of a target:

    include(Navgen)
    navgen_runtime()                                    # the library NavgenRuntime, which the Swift imports
    add_executable(shop main.swift)
    target_link_libraries(shop PRIVATE NavgenRuntime)
    navgen_graph(shop
        GRAPH Graph/shop.yaml
        SECTIONS Graph/orders.yaml Graph/catalog.yaml   # the files that are included with a `section`
        MODULE OrdersNavigation                         # only the Swift of this module of sections
        OPTIONS --strict)                               # of `navgen build`

The files are called after those of the graph, ShopRoutes.swift and ShopOrdersRoutes.swift here, so CMake need not be run
again when the graph changes. They are written when a file of the graph is newer, whether named here or not: navgen says
in a depfile what it has read. What has not changed is not touched, so nothing that uses it is compiled again.

NAVGEN_EXECUTABLE names the navgen to run.
]]
find_program(NAVGEN_EXECUTABLE navgen DOC "The navgen that writes the Swift of graphs")

# The library NavgenRuntime, from the sources that navgen writes. CMake runs again if navgen has changed.
function(navgen_runtime)
    _navgen_require()
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/NavgenRuntime")
    execute_process(
        COMMAND "${NAVGEN_EXECUTABLE}" runtime --quiet --out "${folder}"
        RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "navgen_runtime: navgen cannot write ${folder}")
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${NAVGEN_EXECUTABLE}")
    file(GLOB_RECURSE sources "${folder}/*.swift")
    add_library(NavgenRuntime STATIC ${sources})
    target_include_directories(NavgenRuntime INTERFACE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()

function(_navgen_require)
    if(NOT NAVGEN_EXECUTABLE)
        message(FATAL_ERROR "navgen is not on the path: install it, or set NAVGEN_EXECUTABLE")
    endif()
endfunction()

# `OrderHistory` for `orders/order-history.yaml`.
function(_navgen_stem file result)
    get_filename_component(name "${file}" NAME_WE)
    string(REGEX MATCHALL "[A-Za-z0-9]+" words "${name}")
    set(stem "")
    foreach(word IN LISTS words)
        string(SUBSTRING "${word}" 0 1 first)
        string(SUBSTRING "${word}" 1 -1 rest)
        string(TOUPPER "${first}" first)
        string(APPEND stem "${first}${rest}")
    endforeach()
    if(stem STREQUAL "")
        message(FATAL_ERROR "navgen_graph: Swift cannot be named after ${file}")
    endif()
    set(${result} "${stem}" PARENT_SCOPE)
endfunction()

function(navgen_graph target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "GRAPH;MODULE" "SECTIONS;OPTIONS")
    if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES)
        message(FATAL_ERROR "navgen_graph: cannot read ${arg_UNPARSED_ARGUMENTS}${arg_KEYWORDS_MISSING_VALUES}")
    endif()
    if(NOT arg_GRAPH)
        message(FATAL_ERROR "navgen_graph(${target}): name the graph's file, GRAPH Graph/app.yaml")
    endif()
    _navgen_require()
    get_filename_component(graph "${arg_GRAPH}" ABSOLUTE)
    _navgen_stem("${graph}" stem)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}.navgen/${stem}${arg_MODULE}")
    set(command "${NAVGEN_EXECUTABLE}" build "${graph}" --quiet --only swift --out "${folder}" --stem "${stem}")

    # Each of these files is written, even if the graph has nothing for it.
    set(parts Routes Links Flows Exits Views)
    set(outputs "")
    if(arg_MODULE)
        list(APPEND command --module "${arg_MODULE}")
    else()
        foreach(part IN LISTS parts ITEMS State Navigator)
            list(APPEND outputs "${folder}/${stem}${part}.swift")
        endforeach()
    endif()
    foreach(section IN LISTS arg_SECTIONS)
        get_filename_component(file "${section}" ABSOLUTE)
        _navgen_stem("${file}" name)
        list(APPEND command --section-stem "${file}=${stem}${name}")
        foreach(part IN LISTS parts)
            list(APPEND outputs "${folder}/${stem}${name}${part}.swift")
        endforeach()
    endforeach()

    set(depfile "${folder}.d")
    add_custom_command(
        OUTPUT ${outputs}
        COMMAND ${command} ${arg_OPTIONS} --depfile "${depfile}"
        DEPENDS "${graph}" "${NAVGEN_EXECUTABLE}"
        DEPFILE "${depfile}"
        COMMENT "Generating the Swift of ${arg_GRAPH} for ${target}"
        VERBATIM)
    target_sources(${target} PRIVATE ${outputs})
endfunction()
