-- A session with Neovim. This Neovim starts another one, types into it, and prints a line for each
-- thing that it has seen. Nothing waits a fixed time. `SHOP` is the graph to edit.

local command = { vim.v.progpath, "--embed", "--headless", "-n", "-i", "NONE", vim.env.SHOP }
local editor = vim.fn.jobstart(command, { rpc = true })

local function report(line) io.stdout:write(line .. "\n") end
local function type_keys(keys) vim.rpcrequest(editor, "nvim_input", keys) end
local function eval(code) return vim.rpcrequest(editor, "nvim_exec_lua", code, {}) end

local function until_true(what, code)
  local found
  local is_so = vim.wait(30000, function()
    found = eval(code)
    return found and found ~= vim.NIL
  end, 5)
  if not is_so then
    local lines = vim.rpcrequest(editor, "nvim_exec", "messages", true)
    error("in vain: " .. what .. "\n" .. lines)
  end
  return found
end

--- Waits until a line of the buffer contains a text, and returns that line without its indentation.
local function line_with(text)
  return until_true(text, string.format(
    [[for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
      if line:find(%q, 1, true) then return vim.trim(line) end
    end]], text))
end

--- Waits until there are as many diagnostics, and returns the first one's message.
local function diagnostics(count)
  return until_true(count .. " diagnostics", string.format(
    [[local found = vim.diagnostic.get(0)
    if #found == %d then return found[1] and found[1].message or "none" end]], count))
end

local function session()
  until_true("the server", [[
    local get = vim.lsp.get_clients and vim.lsp.get_clients({bufnr = 0}) or vim.lsp.buf_get_clients(0)
    for _, client in pairs(get) do return client.initialized end]])
  report("attached")

  type_keys([[/to: \[settings\]<CR>f]i, pro]])
  line_with("to: [settings, pro]")
  type_keys("<C-x><C-o>")
  local words = until_true("a menu", [[
    if vim.fn.pumvisible() == 0 then return nil end
    local words = {}
    for _, item in ipairs(vim.fn.complete_info({"items"}).items) do table.insert(words, item.word) end
    return table.concat(words, " ")]])
  report("completion: " .. words)
  type_keys("<C-y><Esc>")
  report("completed: " .. line_with("to: [settings, pro"))

  type_keys([[gg/^  orderDetail<CR>w:lua vim.lsp.buf.rename("receipt")<CR>]])
  local lines = { line_with("to: [receipt]"), line_with("  receipt:"), line_with("renamedFrom") }
  report("renamed: " .. table.concat(lines, ", "))
  type_keys(":wa<CR>")
  until_true("a saved file", "return not vim.bo.modified")
  diagnostics(0)

  type_keys([[gg/to: \[product\]<CR>f[lcwprodct<Esc>]])
  report("diagnostic: " .. diagnostics(1):gsub("\n.*", ""))
  type_keys([[:lua vim.lsp.buf.code_action()<CR>]])
  report("quick fix: " .. line_with("to: [product]"))
  diagnostics(0)
  type_keys(":wa<CR>")
  until_true("a saved file", "return not vim.bo.modified")
end

vim.defer_fn(function() os.exit(1) end, 120000)
local is_fine, message = pcall(session)
if not is_fine then io.stderr:write(tostring(message) .. "\n") end
-- The connection ends with the editor.
pcall(vim.rpcrequest, editor, "nvim_command", "qall!")
vim.cmd(is_fine and "qall!" or "cquit")
