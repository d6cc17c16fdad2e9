// Makes system calls of a program fail, or ends the program at one of them. Loaded with LD_PRELOAD.
//
// FAULT selects what happens, and at which of the calls that change files, counted from 1:
//   kill 7       the program is killed at the seventh; a write has two numbers, one for its beginning and one for its middle
//   fail 7 28    the seventh fails with error 28
//   signal 7 15  the program gets signal 15 before the seventh
//   full 7 28    from the seventh on, all calls that need space fail with error 28
//   short 1      nothing fails: reads and writes take a few bytes at a time, and every other one is interrupted
//   slow 300     nothing fails: each call takes 300 microseconds longer, and writes take a few bytes at a time
//   run 7        before the seventh read of a .yaml file, runs the shell command in RUN; with `run 0`, before each read
// COUNT names a file to which each number is appended as a line.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static char fault[16];
static int at, with, reads, interruptions, notes = -1;
// Several threads write concurrently, and each call has its own number.
static _Atomic int count;
static unsigned char is_source[4096];

__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("FAULT"), *path = getenv("COUNT");
    if (text) sscanf(text, "%15s %d %d", fault, &at, &with);
    if (path) notes = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // Child processes are not affected.
    unsetenv("LD_PRELOAD");
}

static int is(const char *kind) { return strcmp(fault, kind) == 0; }

static void note(const char *name) {
    if (notes >= 0) dprintf(notes, "%s\n", name);
}

// Whether the call with a number fails.
static int fails(int number, int takes_space) {
    if (is("slow")) usleep(at);
    if (is("kill") && number == at) kill(getpid(), SIGKILL);
    if (is("signal") && number == at) kill(getpid(), with);
    if ((is("fail") && number == at) || (is("full") && number >= at && takes_space)) {
        errno = with;
        return 1;
    }
    return 0;
}

// Counts a call, and returns whether it fails.
static int meets(const char *name, int takes_space) {
    int number = ++count;
    note(name);
    return fails(number, takes_space);
}

int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & O_CREAT) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
        if (meets("open", 1)) return -1;
    }
    int file = REAL(open)(path, flags, mode);
    size_t length = strlen(path);
    if (file >= 0 && file < 4096) is_source[file] = length > 5 && strcmp(path + length - 5, ".yaml") == 0;
    return file;
}

ssize_t read(int file, void *bytes, size_t size) {
    if (file >= 0 && file < 4096 && is_source[file]) {
        reads++;
        if (is("run") && (at == 0 || reads == at)) system(getenv("RUN"));
        if (is("run") && size > 512) size = 512;
    }
    if (is("short")) {
        if (interruptions++ % 2) { errno = EINTR; return -1; }
        if (size > 7) size = 7;
    }
    return REAL(read)(file, bytes, size);
}

ssize_t write(int file, const void *bytes, size_t size) {
    if (is("short")) {
        if (interruptions++ % 2) { errno = EINTR; return -1; }
        return REAL(write)(file, bytes, size > 1000 ? 1000 : size);
    }
    if (file <= STDERR_FILENO || size == 0) return REAL(write)(file, bytes, size);
    int middle = count += 2;
    note("write");
    if (fails(middle - 1, 1)) return -1;
    note("middle");
    if (is("signal") && middle == at) kill(getpid(), with);
    if (is("slow") && size > 500) size = 500;
    if (is("kill") && middle == at) {
        // Half of the data is on the disk when the program is killed.
        REAL(write)(file, bytes, size / 2);
        kill(getpid(), SIGKILL);
    }
    // Like a full disk: accepts some data first, then none.
    if (is("fail") && middle == at && size > 1) return REAL(write)(file, bytes, size / 2);
    return REAL(write)(file, bytes, size);
}

// Interrupts every other call.
static int is_interrupted(void) {
    if (!is("short") || interruptions++ % 2 == 0) return 0;
    errno = EINTR;
    return 1;
}

ssize_t send(int socket, const void *bytes, size_t size, int flags) {
    if (is_interrupted()) return -1;
    return REAL(send)(socket, bytes, is("short") && size > 1000 ? 1000 : size, flags);
}

int accept(int socket, struct sockaddr *restrict address, socklen_t *restrict size) {
    return is_interrupted() ? -1 : REAL(accept)(socket, address, size);
}

int poll(struct pollfd *descriptors, nfds_t count, int limit) {
    return is_interrupted() ? -1 : REAL(poll)(descriptors, count, limit);
}

int mkdir(const char *path, mode_t mode) { return meets("mkdir", 1) ? -1 : REAL(mkdir)(path, mode); }
int rmdir(const char *path) { return meets("rmdir", 0) ? -1 : REAL(rmdir)(path); }
int rename(const char *from, const char *to) { return meets("rename", 0) ? -1 : REAL(rename)(from, to); }
int link(const char *from, const char *to) { return meets("link", 1) ? -1 : REAL(link)(from, to); }
int unlink(const char *path) { return meets("unlink", 0) ? -1 : REAL(unlink)(path); }
int fsync(int file) { return meets("fsync", 1) ? -1 : REAL(fsync)(file); }
int fchmod(int file, mode_t mode) { return meets("fchmod", 0) ? -1 : REAL(fchmod)(file, mode); }
