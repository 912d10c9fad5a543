/** Safari on phones knows only the video itself, in a window of its own. */
interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** With everything that lies over the picture. Who may not do it, or changes their mind, has not failed. */
export function toggleFullScreen(frame: HTMLElement, video: OldVideo) {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => {})
  else video.webkitEnterFullscreen?.()
}

export function canPictureInPicture(): boolean {
  return document.pictureInPictureEnabled === true
}

export function togglePictureInPicture(video: HTMLVideoElement) {
  if (!canPictureInPicture()) return
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
  void change.catch(() => {})
}
