/* The baseline: libyaml alone parses the same files and discards the events. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **paths) {
    long events = 0;
    for (int index = 1; index < count; index++) {
        FILE *file = fopen(paths[index], "rb");
        if (!file) return 3;
        fseek(file, 0, SEEK_END);
        long size = ftell(file);
        rewind(file);
        unsigned char *bytes = malloc(size + 1);
        if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 3;
        fclose(file);
        yaml_parser_t parser;
        yaml_event_t event;
        yaml_parser_initialize(&parser);
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
        yaml_parser_set_input_string(&parser, bytes, size);
        int done = 0;
        while (!done) {
            if (!yaml_parser_parse(&parser, &event)) return 1;
            done = event.type == YAML_STREAM_END_EVENT;
            yaml_event_delete(&event);
            events++;
        }
        yaml_parser_delete(&parser);
        free(bytes);
    }
    printf("%ld events\n", events);
    return 0;
}
