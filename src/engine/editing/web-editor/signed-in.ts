// The window of the host ends here. It passes its address on to the window that has opened it.
const channel = new BroadcastChannel('signed-in')
channel.postMessage(location.href)
// The address holds a code.
history.replaceState(null, '', location.pathname)
close()

export {}
