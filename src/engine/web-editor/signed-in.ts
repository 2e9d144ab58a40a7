/** Its receiver is the window that opened the sign-in. */
const channel = new BroadcastChannel('signed-in')
channel.postMessage(location.href)
close()
