const root = document.getElementById('editor')
if (root) root.textContent = 'The editor opens …'
