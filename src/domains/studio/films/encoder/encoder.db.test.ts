import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ffmpeg, filmFolder, makeFilm, streamsOf } from '#test/films/make-film.ts'
import { FilmRefused } from './film-refused.ts'
import { lookAtFilm } from './look-at-film.ts'
import { loudnessOf } from './loudness.ts'
import { makeReady, type Shelf } from './make-ready.ts'
import { findTool, priority, runTool, ToolFailed } from './tool.ts'

let folder: string
let remove: () => Promise<void>
// The encoder gives way to everything else on this machine.
vi.setConfig({ testTimeout: 180_000 })
beforeAll(async () => ({ folder, remove } = await filmFolder()))
afterAll(() => remove())

const at = (name: string) => join(folder, name)
const noShelf: Shelf = { has: () => false, keep: async () => {}, fetch: async () => {} }

async function ready(file: string, shelf = noShelf) {
  const seen = await lookAtFilm(file)
  const shares: number[] = []
  const made = await makeReady({
    ...{ file, seen, folder, name: `f${file.length}${Math.random().toString(36).slice(2, 8)}`, shelf },
    ...{ inTurn: (work) => work(), onShare: (share) => void shares.push(share) },
  })
  const playlists = made.files.filter((name) => name.endsWith('p.m3u8')).map(at)
  return { seen, made, shares, playlists, master: readFileSync(at(made.master), 'utf8') }
}
const refusal = async (file: string) => {
  const failure = await lookAtFilm(file).then(
    () => null,
    (error: unknown) => error,
  )
  return failure instanceof FilmRefused ? failure.why : failure
}

describe('a film that somebody brings', () => {
  it('becomes H.264 and AAC in its own size and below, cut for HLS in fragmented MP4, never upscaled [ST-011]', async () => {
    const { made, playlists, master, shares } = await ready(
      await makeFilm(at('plain.mp4'), { seconds: 6, size: '480x270' }),
    )
    expect(made.rungs).toEqual(['270p', '240p'])
    expect(master.match(/RESOLUTION=\S+?,/g)).toEqual(['RESOLUTION=426x240,', 'RESOLUTION=480x270,'])
    expect(master).toMatch(/CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"/)
    const list = readFileSync(playlists[0]!, 'utf8')
    expect(list).toMatch(/#EXT-X-MAP:URI="\S+\.m4s",BYTERANGE=/)
    expect(list.match(/#EXTINF:[\d.]+/g)).toEqual(['#EXTINF:4.000000', '#EXTINF:2.000000'])
    const [picture, sound] = await streamsOf(playlists[0]!)
    expect(picture).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', height: 270, nb_read_packets: '144' })
    expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, sample_rate: '48000' })
    expect(made.sheets).toEqual({ every: 4, across: 2, down: 1, width: 160, height: 90, count: 1 })
    expect(statSync(at(`${made.name}-sheet-001.jpg`)).size).toBeGreaterThan(500)
    expect(statSync(made.poster).size).toBeGreaterThan(500)
    expect([shares.at(-1), Math.max(...shares)]).toEqual([1, 1])
  })

  it('stands upright when the camera was turned, is steady when its rate was not, and has 8 bits when it had 10 [ST-011]', async () => {
    await makeFilm(at('lying.mp4'), { size: '160x96', channels: 0 })
    await ffmpeg('-i', at('lying.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90', at('turned.mp4'))
    const turned = await ready(at('turned.mp4'))
    expect(turned.seen).toMatchObject({ width: 96, height: 160, sound: null })
    expect((await streamsOf(turned.playlists[0]!)).map(({ width, height }) => [width, height])).toEqual([[96, 160]])

    const varying = await makeFilm(at('varying.mkv'), {
      ...{ seconds: 3, rate: 30, filter: "select='not(mod(n\\,3))+lt(t\\,1)'", channels: 1 },
      args: ['-vsync', 'vfr'],
    })
    const steady = await ready(varying)
    const [picture] = await streamsOf(steady.playlists[0]!)
    expect(picture!.nb_read_packets).toBe(String(Math.round(steady.seen.seconds * 30)))
    expect(picture!.avg_frame_rate).toBe('30/1')

    const deep = await makeFilm(at('deep.mkv'), { args: ['-pix_fmt', 'yuv420p10le'] })
    const [flat] = await streamsOf((await ready(deep)).playlists[0]!)
    expect(flat).toMatchObject({ pix_fmt: 'yuv420p', profile: 'High' })
  })

  it('may last three seconds or ninety minutes: its stream and its pictures are as long as it is [ST-011]', async () => {
    for (const [seconds, rate] of [
      [3, 12],
      [5400, 1],
    ] as const) {
      const file = await makeFilm(at(`${seconds}.mp4`), { seconds, rate, size: '32x18', channels: 0 })
      const { seen, made, playlists } = await ready(file)
      const list = readFileSync(playlists[0]!, 'utf8')
      const parts = [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length))
      expect([seen.seconds, parts.reduce((all, one) => all + one, 0)]).toEqual([seconds, seconds])
      const { every, across, down, count } = made.sheets
      expect(every * across * down * count).toBeGreaterThanOrEqual(seconds)
    }
  })

  it('is as loud as speech is, whether it was whispered, in six channels, or silent [ST-011]', async () => {
    const quiet = await makeFilm(at('quiet.mp4'), { seconds: 5, quieter: 30, channels: 1 })
    const around = await makeFilm(at('around.mkv'), { seconds: 5, quieter: 3, channels: 6, args: ['-c:a', 'ac3'] })
    for (const file of [quiet, around]) {
      const { playlists } = await ready(file)
      const stream = playlists[0]!.replace('.m3u8', '.m4s')
      const lufs = await loudnessOf({ file: stream, container: 'mov', stream: 1, seconds: 5 })
      expect(Math.abs(lufs! + 16)).toBeLessThanOrEqual(0.5)
    }
    const silent = await makeFilm(at('silent.mp4'), { seconds: 2, quieter: 90 })
    expect((await ready(silent)).seen.sound).not.toBeNull()
  })

  it('may rest on its last picture for long, as recordings of a screen do [ST-011]', async () => {
    await makeFilm(at('moving.mp4'), { seconds: 3, channels: 0 })
    const rest = 'setts=duration=if(eq(N\\,29)\\,6/TB\\,DURATION)'
    await ffmpeg('-i', at('moving.mp4'), '-c', 'copy', '-bsf:v', rest, at('resting.mp4'))
    const { seen, playlists } = await ready(at('resting.mp4'))
    expect(seen.seconds).toBeCloseTo(8.9, 1)
    expect(readFileSync(playlists[0]!, 'utf8').match(/#EXTINF:[\d.]+/g)?.length).toBe(3)
  })

  it('goes on with the pieces that another encoder had finished', async () => {
    const file = await makeFilm(at('again.mp4'), { channels: 0 })
    const kept: string[] = []
    const shelf = (has: boolean, fetched: string[]): Shelf => ({
      has: () => has,
      keep: async (name) => void kept.push(name),
      fetch: async (name) => void fetched.push(name),
    })
    await ready(file, shelf(false, []))
    expect(kept).toEqual(['piece-0000-90p.mp4'])
    const fetched: string[] = []
    await ready(file, shelf(true, fetched))
    expect([kept.length, fetched]).toEqual([1, ['piece-0000-90p.mp4']])
  })
})

describe('what is no film, or not whole', () => {
  it('is refused with its reason: text, a sound, a film that was cut off [ST-013]', async () => {
    writeFileSync(at('text.mp4'), 'これは動画ではありません。\n'.repeat(50))
    expect(await refusal(at('text.mp4'))).toBe('not-a-film')
    writeFileSync(at('boxes.mp4'), Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom'), Buffer.alloc(4000, 7)]))
    expect(await refusal(at('boxes.mp4'))).toBe('not-a-film')
    await ffmpeg('-f', 'lavfi', '-i', 'sine=d=1', at('sound.mp4'))
    expect(await refusal(at('sound.mp4'))).toBe('no-picture')
    const cut = await makeFilm(at('cut.mp4'), { seconds: 8, channels: 0, args: ['-movflags', '+faststart'] })
    truncateSync(cut, Math.floor(statSync(cut).size * 0.5))
    expect(await refusal(cut)).toBe('cut-off')
    const open = await makeFilm(at('open.mp4'), { seconds: 4 })
    truncateSync(open, Math.floor(statSync(open).size * 0.7))
    expect(await refusal(open)).toBe('not-a-film')
  })

  it('opens no other file and no address, whatever a playlist under the name of a film says [ST-013]', async () => {
    await makeFilm(at('private.mp4'), { channels: 0 })
    for (const [index, line] of [`file:${at('private.mp4')}`, at('private.mp4'), 'http://127.0.0.1:9/x.ts'].entries()) {
      const file = at(`list-${index}.mp4`)
      writeFileSync(file, `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${line}\n#EXT-X-ENDLIST\n`)
      expect(await refusal(file)).toBe('not-a-film')
    }
    // A film that points at another for its pictures.
    await ffmpeg('-i', at('private.mp4'), '-c', 'copy', '-f', 'mov', at('pointing.mov'))
    const bytes = readFileSync(at('pointing.mov'))
    const alias = bytes.indexOf('url ')
    bytes.writeUInt32BE(0, alias + 4)
    writeFileSync(at('pointing.mov'), bytes)
    expect(await refusal(at('pointing.mov'))).toBeNull()
  })

  it('is ended when it uses up its time or its room [ST-013]', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720', '-f', 'rawvideo', '-y', 'out.raw']
    const run = (bounds: object) => runTool({ tool: 'ffmpeg', args: endless, folder, bounds })
    await expect(run({ fileBytes: 20 * 1024 * 1024 })).rejects.toThrow(ToolFailed)
    expect(statSync(at('out.raw')).size).toBeLessThanOrEqual(20 * 1024 * 1024)
    const [began, nowhere] = [Date.now(), [...endless.slice(0, -2), '-f', 'null', '-']]
    const bounds = { wallMs: 300 }
    await expect(runTool({ tool: 'ffmpeg', args: nowhere, folder, bounds })).rejects.toMatchObject({ isKilled: true })
    expect(Date.now() - began).toBeLessThan(5_000)
    const least = { memoryBytes: 8 * 1024 * 1024 }
    await expect(runTool({ tool: 'ffmpeg', args: nowhere, folder, bounds: least })).rejects.toThrow(ToolFailed)
  })

  it('gets none of the settings of the house, and is the last to get the processor [ST-013]', async () => {
    expect(findTool('ffmpeg', '/nowhere:')).toBeNull()
    const { out } = await runTool({
      ...{ tool: 'ffprobe', folder, bounds: { fileBytes: 0 } },
      args: ['-v', 'error', '-show_program_version', '-of', 'json'],
    })
    expect(out).toContain('program_version')
    // What the tool itself says of its settings and of its turn.
    const told = (of: string) => ['-f', 'data', '-i', `/proc/self/${of}`, '-map', '0:0', '-c', 'copy', '-f', 'data']
    priority.niceness = 7
    for (const of of ['environ', 'stat'])
      await runTool({ tool: 'ffmpeg', folder, bounds: {}, args: ['-v', 'error', '-y', ...told(of), of] })
    priority.niceness = 0
    const settings = readFileSync(at('environ'), 'utf8').split('\0').filter(Boolean)
    expect(settings.toSorted()).toEqual([`HOME=${folder}`, 'LC_ALL=C', `PWD=${folder}`, `TMPDIR=${folder}`])
    expect(readFileSync(at('stat'), 'utf8').split(') ')[1]!.split(' ')[16]).toBe('7')
  })
})
