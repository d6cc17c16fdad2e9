-- navgen's language server in Neovim 0.7 and later. Copy this file to `~/.config/nvim/lua/`, and
-- write into `init.lua`:
--
--     require("navgen").setup()
--
-- Options of `setup`, with their defaults:
--
--     cmd = {"navgen", "lsp"}             -- the program
--     root_markers = {".git", "Package.swift"}

local M = {}

local options = {
  cmd = { "navgen", "lsp" },
  root_markers = { ".git", "Package.swift" },
}

--- Whether a buffer is a graph: by its name, a line `navgen: 1`, or a comment that names the schema.
function M.is_graph(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  if name:match("%.navgraph%.yaml$") then return true end
  if not name:match("%.ya?ml$") then return false end
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:match("^navgen%s*:") or line:match("^#.*%$schema%s*[=:].*navgen%.schema%.json") then return true end
  end
  return false
end

--- The folder above a buffer's file that has one of the markers; else the file's folder.
function M.root(buffer)
  local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p:h")
  local path = folder
  while true do
    for _, marker in ipairs(options.root_markers) do
      if vim.loop.fs_stat(path .. "/" .. marker) then return path end
    end
    local parent = vim.fn.fnamemodify(path, ":h")
    if parent == path then return folder end
    path = parent
  end
end

-- The clients of Neovim 0.7, which has no `vim.lsp.start`, by root.
local clients = {}

local function attach(_, buffer)
  -- Newer versions do this by themselves.
  if vim.bo[buffer].omnifunc == "" then vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc" end
end

--- Starts the server for a buffer, which need not say that it is a graph.
function M.start(buffer)
  local config = { name = "navgen", cmd = options.cmd, root_dir = M.root(buffer), on_attach = attach }
  if vim.lsp.config then
    vim.lsp.start(vim.tbl_extend("force", vim.lsp.config.navgen, { root_dir = config.root_dir }), { bufnr = buffer })
  elseif vim.lsp.start then
    vim.api.nvim_buf_call(buffer, function() vim.lsp.start(config) end)
  else
    local id = clients[config.root_dir]
    if not id or not vim.lsp.get_client_by_id(id) then
      id = vim.lsp.start_client(config)
      clients[config.root_dir] = id
    end
    if id then vim.lsp.buf_attach_client(buffer, id) end
  end
end

function M.setup(given)
  options = vim.tbl_extend("force", options, given or {})
  local events = { "BufWritePost" }
  if vim.lsp.config then
    vim.lsp.config("navgen", {
      cmd = options.cmd,
      filetypes = { "yaml" },
      root_dir = function(buffer, done)
        if M.is_graph(buffer) then done(M.root(buffer)) end
      end,
    })
    vim.lsp.enable("navgen")
  else
    table.insert(events, "BufReadPost")
  end
  -- A file that a graph includes may not say so: `:NavgenStart`.
  vim.api.nvim_create_user_command("NavgenStart", function() M.start(vim.api.nvim_get_current_buf()) end, {})
  -- A new file may become a graph while it is written.
  vim.api.nvim_create_autocmd(events, {
    group = vim.api.nvim_create_augroup("navgen", { clear = true }),
    pattern = { "*.yaml", "*.yml" },
    callback = function(event)
      if M.is_graph(event.buf) then M.start(event.buf) end
    end,
  })
end

return M
