const WIDTH = 960

type As = { mirror?: boolean; grey?: boolean; type?: 'image/webp' | 'image/jpeg' }

/** The picture that a film shows now; null where it can only be watched. */
export async function catchFrame(video: HTMLVideoElement | null, { mirror, grey, type = 'image/webp' }: As = {}) {
  if (!video?.videoWidth) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(WIDTH, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
  const pen = canvas.getContext('2d')
  if (mirror) pen?.transform(-1, 0, 0, 1, canvas.width, 0)
  if (pen && grey) pen.filter = 'grayscale(1)'
  pen?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((give) => canvas.toBlob(give, type, 0.85))
}
