import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pieceName } from './encode-piece.ts'
import { pieceSeconds, type Plan, type Rung } from './plan.ts'
import { codecsOf } from './codecs.ts'
import { runTool } from './tool.ts'

export type JoinedRung = { rung: Rung; playlist: string; file: string; codecs: string }

type Joining = { plan: Plan; rung: Rung; sound: string | null; folder: string; name: string; signal?: AbortSignal }

/** Puts the pieces of one size together, with the sound, as a stream in one file and a list of its parts. */
export async function joinRung({ plan, rung, sound, folder, name, signal }: Joining): Promise<JoinedRung> {
  const list = join(folder, `pieces-${rung.name}.txt`)
  const lines = plan.pieces.flatMap((piece) => [
    `file '${pieceName(piece, rung)}'`,
    `duration ${pieceSeconds(piece, plan.rate).toFixed(6)}`,
  ])
  await writeFile(list, lines.join('\n'))
  const playlist = join(folder, `${name}.m3u8`)
  // These files are our own, so the list may name them.
  const ours = ['-protocol_whitelist', 'file']
  await runTool({
    ...{ tool: 'ffmpeg', folder, signal },
    bounds: { cpuSeconds: 3_600, wallMs: 3_600_000 },
    args: [
      ...['-nostdin', '-v', 'error', '-y', ...ours, '-f', 'concat', '-safe', '0', '-i', `file:${list}`],
      ...(sound ? [...ours, '-f', 'mov', '-i', `file:${sound}`, '-map', '0:v', '-map', '1:a'] : ['-map', '0:v']),
      ...['-c', 'copy', '-map_metadata', '-1', '-f', 'hls', '-hls_time', '4', '-hls_segment_type', 'fmp4'],
      ...['-hls_flags', 'single_file', '-hls_playlist_type', 'vod', basename(playlist)],
    ],
  })
  // The file is named after the list; what players know it by is the same word with the ending of a film.
  const file = join(folder, `${name}.m4s`)
  return { rung, playlist: await readFile(playlist, 'utf8'), file, codecs: await codecsOf(file) }
}
