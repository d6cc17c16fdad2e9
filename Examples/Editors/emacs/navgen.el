;;; navgen.el --- Navigation graphs with navgen's language server  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:

;; Eglot is a part of Emacs 29 and later.  For Emacs 28, install it with `M-x package-install', or
;; as elpa-eglot on Debian.  Copy this file to a folder of `load-path', and write into your init
;; file:
;;
;;     (require 'navgen)
;;
;; Graphs get a mode of their own, so that other YAML files keep their server.  It builds on
;; `yaml-mode' where that is installed.

;;; Code:

(require 'eglot)

(defgroup navgen nil
  "Navigation graphs."
  :group 'languages)

(defcustom navgen-command '("navgen" "lsp")
  "The program and its arguments."
  :type '(repeat string))

(defun navgen-graph-p ()
  "Whether the buffer is a graph.
It is one by its name, a line `navgen: 1', or a comment that names the schema."
  (when-let ((name buffer-file-name))
    (or (string-match-p "\\.navgraph\\.yaml\\'" name)
        (and (string-match-p "\\.ya?ml\\'" name)
             (save-excursion
               (goto-char (point-min))
               (re-search-forward
                "^\\(?:navgen[ \t]*:\\|#.*\\$schema[ \t]*[=:].*navgen\\.schema\\.json\\)" nil t))))))

(defconst navgen--parent-mode
  (cond ((locate-library "yaml-mode") 'yaml-mode)
        ((and (fboundp 'treesit-ready-p) (treesit-ready-p 'yaml t)) 'yaml-ts-mode)
        (t 'conf-colon-mode))
  "The mode that colors YAML.")

(when (eq navgen--parent-mode 'yaml-mode) (require 'yaml-mode))

(eval
 `(define-derived-mode navgen-mode ,navgen--parent-mode "navgen"
    "A mode for navigation graphs, with navgen's language server."
    (setq-local indent-tabs-mode nil)))

(add-hook 'navgen-mode-hook #'eglot-ensure)

;; Before `auto-mode-alist', which chooses by the name alone.
(add-to-list 'magic-mode-alist '(navgen-graph-p . navgen-mode))

(add-to-list 'eglot-server-programs
             `((navgen-mode :language-id "yaml") . ,(lambda (&rest _) navgen-command)))

(provide 'navgen)

;;; navgen.el ends here
