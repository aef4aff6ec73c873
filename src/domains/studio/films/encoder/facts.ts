import type { FilmTrouble } from '../troubles.ts'

/** What is known of a film before it is made ready. Sizes are as it is seen: turned upright, pixels square. */
export type Facts = {
  seconds: number
  width: number
  height: number
  rate: Rate
  /** Which streams of the file are shown and heard. */
  picture: number
  sound: number | null
  /** A browser plays the original as it is. */
  playsAsItIs: boolean
}
/** Pictures a second as a fraction, as films have 30000/1001. */
export type Rate = { frames: number; per: number }

type Stream = {
  index: number
  codec_type?: string
  codec_name?: string
  pix_fmt?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  channels?: number
  disposition?: { attached_pic?: number; default?: number }
  side_data_list?: { rotation?: number }[]
  duration?: string
  nb_frames?: string
  tags?: Record<string, string>
}
export type Probed = { streams?: Stream[]; format?: { duration?: string } }

export const MOST_SECONDS = 12 * 3600
export const MOST_PIXELS = 8192 * 8192
const SIDE_MOST = 8192

export function whyNot({ streams = [] }: Probed): FilmTrouble | null {
  const picture = pictureOf(streams)
  if (!picture) return 'no-picture'
  if (Math.max(picture.width!, picture.height!) > SIDE_MOST) return 'too-large'
  return null
}

/** `seconds` are those that were really found in the file. */
export function factsOf({ streams = [] }: Probed, seconds: number, container: string): Facts {
  const picture = pictureOf(streams)!
  const sound = soundOf(streams)
  return {
    seconds,
    ...sizeOf(picture),
    rate: rateOf(picture.avg_frame_rate),
    picture: picture.index,
    sound: sound?.index ?? null,
    playsAsItIs:
      container === 'mov' &&
      picture.codec_name === 'h264' &&
      picture.pix_fmt === 'yuv420p' &&
      (!sound || sound.codec_name === 'aac'),
  }
}

/** How long a film says that its picture is; 0 where it does not say, as recorders leave it that were not ended. */
export function toldSeconds({ streams = [], format }: Probed, picture: number): number {
  const { duration, tags = {} } = streams.find(({ index }) => index === picture) ?? {}
  const clock = /^(\d+):(\d+):([\d.]+)/.exec(tags.DURATION ?? '')
  if (duration) return Number(duration)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  return Number(format?.duration ?? 0)
}

/** How many pictures a film says that it has; null where it does not say. */
export function toldPictures({ streams = [] }: Probed, picture: number): number | null {
  const told = streams.find(({ index }) => index === picture)?.nb_frames
  return told ? Number(told) : null
}

// A cover that lies in the file as a picture is no film.
const pictureOf = (streams: Stream[]) =>
  streams.find(
    ({ codec_type, disposition, width, height }) =>
      codec_type === 'video' && !disposition?.attached_pic && Boolean(width && height),
  )
const soundOf = (streams: Stream[]) => {
  const sounds = streams.filter(({ codec_type, channels }) => codec_type === 'audio' && Boolean(channels))
  return sounds.find(({ disposition }) => disposition?.default) ?? sounds[0]
}

function sizeOf({ width = 0, height = 0, sample_aspect_ratio = '1:1', side_data_list = [] }: Stream) {
  const [across = 1, down = 1] = sample_aspect_ratio.split(':').map(Number)
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const turned = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return turned ? { width: height, height: wide } : { width: wide, height }
}

const RATES: Rate[] = [
  ...[24, 25, 30, 50, 60].map((frames) => ({ frames, per: 1 })),
  ...[24000, 30000, 60000].map((frames) => ({ frames, per: 1001 })),
]
export const rateNumber = ({ frames, per }: Rate) => frames / per

/** The steady rate nearest to a film's own; one that varies gets the next that loses none of its pictures. */
export function rateOf(average = ''): Rate {
  const [frames = 0, per = 1] = average.split('/').map(Number)
  const own = frames > 0 && per > 0 ? frames / per : 30
  const near = RATES.toSorted((a, b) => Math.abs(rateNumber(a) - own) - Math.abs(rateNumber(b) - own))[0]!
  if (Math.abs(rateNumber(near) - own) < own * 0.0005) return near
  return RATES.find((rate) => rate.per === 1 && rate.frames >= own * 0.98) ?? { frames: 60, per: 1 }
}
