/** Lists of streams (HLS) as plain text. A part is a stretch of bytes of the one file of its size. */
export type Part = { seconds: number; bytes: number; line: string[] }
export type Listed = { head: string[]; parts: Part[] }
export type Variant = { uri: string; playlist: string; width: number; height: number; rate: number; codecs: string }

export function readPlaylist(text: string): Listed {
  const head: string[] = []
  const parts: Part[] = []
  let under: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (!line || line === '#EXT-X-ENDLIST') continue
    if (line.startsWith('#EXTINF') || under.length > 0) {
      under.push(line)
      if (!line.startsWith('#')) {
        parts.push(partOf(under))
        under = []
      }
    } else head.push(line)
  }
  return { head, parts }
}

function partOf(line: string[]): Part {
  const seconds = Number(/^#EXTINF:([\d.]+)/.exec(line[0]!)?.[1])
  const bytes = Number(/^#EXT-X-BYTERANGE:(\d+)/m.exec(line.join('\n'))?.[1] ?? 0)
  return { seconds, bytes, line }
}

const writePlaylist = ({ head, parts }: Listed) =>
  [...head, ...parts.flatMap(({ line }) => line), '#EXT-X-ENDLIST', ''].join('\n')

/**
 * The list of all sizes with what their largest part really asks of a line. The smallest stands first: it is what
 * players begin with, so that the first picture is there soon on any line; from the next part on they take what fits.
 */
export function masterOf(variants: readonly Variant[]): string {
  const smallestFirst = variants.toSorted((a, b) => a.width * a.height - b.width * b.height)
  const lines = smallestFirst.flatMap(({ uri, playlist, width, height, rate, codecs }) => {
    const { parts } = readPlaylist(playlist)
    const [bytes, seconds] = [sum(parts.map((part) => part.bytes)), sum(parts.map((part) => part.seconds))]
    const peak = Math.max(...parts.map((part) => (part.bytes * 8) / Math.max(part.seconds, 1)))
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(peak)},AVERAGE-BANDWIDTH=${Math.ceil((bytes * 8) / seconds)},` +
        `RESOLUTION=${width}x${height},FRAME-RATE=${rate.toFixed(3)},CODECS="${codecs}"`,
      uri,
    ]
  })
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n')
}

/** The same list with other addresses of its sizes. */
export const renamed = (master: string, rename: (uri: string) => string) =>
  master
    .split('\n')
    .map((line) => (line && !line.startsWith('#') ? rename(line) : line))
    .join('\n')

/** The parts that hold a stretch of the film, and how far into the first of them the stretch begins. */
export function cutPlaylist(text: string, from: number, to: number): { text: string; offset: number } {
  const { head, parts } = readPlaylist(text)
  let at = 0
  let begins = 0
  const kept = parts.filter(({ seconds }) => {
    const [start, end] = [at, (at += seconds)]
    if (end <= from || start >= to) return false
    if (start <= from) begins = start
    return true
  })
  return { text: writePlaylist({ head, parts: kept }), offset: Math.max(0, from - begins) }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
