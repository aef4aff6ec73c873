import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filmSize } from '#demo/pictures/film.ts'
import { penSound, SAMPLES } from '#demo/pictures/pen-sound.ts'
import { composeCourses } from '#demo/catalogue/courses.ts'
import { lengths } from '#demo/media/films.ts'
import { workPlayings } from '#demo/media/work-films.ts'
import { type Playing, playings } from '#demo/pictures/playings.ts'

// Renders the films of the demo world again (needs ffmpeg): node scripts/make-films.ts [--list] [name …]
// --list keeps the films and only renews subtitles, segments and the list
const media = fileURLToPath(new URL('../db/demo/media/', import.meta.url))
const all = [...playings, ...workPlayings(composeCourses())]
const wanted = process.argv.slice(2).filter((word) => word !== '--list')

/** Lines that stay get the bytes, plain paper as well; what shows for a moment is coded as evenly as the rest. */
const still = 'psy=0:aq-mode=2:aq-strength=1.5:bframes=5:ref=6:rc-lookahead=120:pbratio=1:chroma-qp-offset=-8'

for (const film of all.filter(({ name }) => (wanted.length === 0 ? name in lengths : wanted.includes(name)))) {
  mkdirSync(media, { recursive: true })
  if (!process.argv.includes('--list')) await encode(film)
  const captions = film.captions()
  if (captions) writeFileSync(`${media}${film.name}.vtt`, captions)
  if (film.hls) cutForHls(film)
  console.log(film.name, `${Math.round(statSync(`${media}${film.name}.mp4`).size / 1024)} KB`)
}
listFilms()

/** The film appears under its name only when it is whole. */
async function encode(film: Playing) {
  const { width, height } = filmSize
  const [part, pen] = [`${media}${film.name}.part.mp4`, `${media}${film.name}.pcm`]
  const { crf, keyEvery, sound, preset = 'veryslow', qcomp = 0.5, zones = '' } = film.coding
  const gap = film.rate * keyEvery
  // What stands still is written once in a while; pieces of a stream begin on time.
  const resting = film.hls ? '' : '-vf mpdecimate=max=12:hi=1:lo=1:frac=0.001 -fps_mode vfr '
  writeFileSync(pen, penSound(film))
  const options =
    `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${film.rate} -i pipe:0 ` +
    `-f s16le -ar ${SAMPLES} -ac 1 -i ${pen} ` +
    `${resting}-c:v libx264 -preset ${preset} -x264-params ${still}:qcomp=${qcomp}${zones} -crf ${crf} -pix_fmt yuv420p -g ${gap} -keyint_min ${gap} ` +
    `-sc_threshold 0 -threads 1 -c:a aac ${sound} -ar 8000 -map_metadata -1 ` +
    // eight seconds of pictures, eight of sound: its index is a fraction of what it is when they take turns
    `-bsf:v filter_units=remove_types=6 -fflags +bitexact -movflags +faststart -chunk_duration 8000000`
  const ffmpeg = spawn('ffmpeg', [...options.split(' '), part], { stdio: ['pipe', 'inherit', 'inherit'] })
  for await (const frame of film.frames()) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  rmSync(pen)
  if (code !== 0) throw new Error(`ffmpeg could not write ${film.name}`)
  renameSync(part, `${media}${film.name}.mp4`)
}

/** Segments are fragmented MP4: files named .ts would be taken for TypeScript by every tool of the house. */
function cutForHls({ name }: Playing) {
  const folder = `${media}${name}/`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    `${media}${name}.mp4`,
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    '6',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_segment_filename',
    `${folder}%03d.m4s`,
    `${folder}index.m3u8`,
  ])
}

/** Writes db/demo/media/lengths.json from what lies in the folder, with the lengths as ffprobe measures those that are new. */
function listFilms() {
  const files = new Set(readdirSync(media))
  const measured = all
    .filter(({ name }) => files.has(`${name}.mp4`))
    .map(({ name }) => {
      if (name in lengths && wanted.length > 0 && !wanted.includes(name)) return [name, lengths[name]]
      const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', `${media}${name}.mp4`]
      return [name, Number(execFileSync('ffprobe', asked, { encoding: 'utf8' }))]
    })
  writeFileSync(`${media}lengths.json`, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`)
}
