;;; emacs.el --- A session with Emacs  -*- lexical-binding: t; -*-

;;; Commentary:

;; Prints a line for each thing that it has seen.  Nothing waits a fixed time.  The environment has
;; the graph to edit as `SHOP'.

;;; Code:

(package-initialize)
(setq eglot-autoshutdown nil
      eglot-send-changes-idle-time 0
      eglot-events-buffer-size 0
      make-backup-files nil)
(require 'navgen)
(run-at-time 120 nil #'kill-emacs 1)

(defun report (format &rest values) (princ (concat (apply #'format format values) "\n")))

(defun until (what is-so)
  "Wait until IS-SO returns a value, and return it."
  (let ((end (+ (float-time) 30)) found)
    (while (not (setq found (funcall is-so)))
      (when (> (float-time) end) (error "In vain: %s" what))
      (accept-process-output nil 0.01))
    found))

(defun line-with (text)
  "Wait until the buffer has a line with TEXT, and return that line without its indentation."
  (until text (lambda ()
                (save-excursion
                  (goto-char (point-min))
                  (when (search-forward text nil t)
                    (string-trim (buffer-substring (line-beginning-position) (line-end-position))))))))

(defun after (text)
  "Move behind TEXT."
  (goto-char (point-min))
  (search-forward text))

;; In batch mode nothing is idle, so that changes are not sent by themselves.
(defun send-changes () (eglot--signal-textDocument/didChange))

(defun diagnostics (count)
  "Wait until there are COUNT diagnostics, and return them."
  (send-changes)
  (until (format "%d diagnostics" count)
         (lambda ()
           (flymake-start)
           (let ((found (flymake-diagnostics)))
             (and (= (length found) count) (or found t))))))

(find-file (getenv "SHOP"))
;; In batch mode there are no commands, after which the mode would connect.
(run-hooks 'post-command-hook)
(until "the server" #'eglot-current-server)
(report "connected: %s" major-mode)

(after "to: [settings")
(insert ", pro")
(let* ((found (eglot-completion-at-point))
       (names (all-completions "pro" (nth 2 found) (plist-get (nthcdr 3 found) :predicate))))
  (report "completion: %s" (mapconcat #'substring-no-properties names " ")))
(completion-at-point)
(insert "duct")
(report "completed: %s" (line-with "to: [settings, pro"))
(send-changes)

(after "  orderDetail")
(report "hover: %s"
        (let ((answer (jsonrpc-request (eglot-current-server) :textDocument/hover
                                       (eglot--TextDocumentPositionParams))))
          (car (split-string (plist-get (plist-get answer :contents) :value) "\n"))))
(eglot-rename "receipt")
(report "renamed: %s, %s, %s" (line-with "to: [receipt]") (line-with "  receipt:") (line-with "renamedFrom"))
(save-buffer)

(after "to: [product")
(delete-char -3)
(insert "ct")
(let ((mistake (car (diagnostics 1))))
  ;; The text begins with the source and the rule.
  (report "diagnostic: %s"
          (replace-regexp-in-string "\\`.*?]: \\|\n\\(.\\|\n\\)*" "" (flymake-diagnostic-text mistake)))
  (goto-char (flymake-diagnostic-beg mistake)))
(let ((actions (append (jsonrpc-request
                        (eglot-current-server) :textDocument/codeAction
                        `(:textDocument ,(eglot--TextDocumentIdentifier)
                          :range (:start ,(eglot--pos-to-lsp-position)
                                  :end ,(eglot--pos-to-lsp-position))
                          :context (:diagnostics [] :only ["quickfix"])))
                       nil)))
  (unless actions (error "There is no quick fix"))
  (eglot--apply-workspace-edit (plist-get (car actions) :edit)))
(report "quick fix: %s" (line-with "to: [product]"))
(save-buffer)
(eglot-shutdown (eglot-current-server))

;;; emacs.el ends here
