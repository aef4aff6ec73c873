import { dirname, join } from 'node:path'
import { MOST_PIXELS } from './facts.ts'
import type { Seen } from './look-at-film.ts'
import type { Piece, Plan, Rung } from './plan.ts'
import { opening, runTool } from './tool.ts'

export type PieceRun = {
  file: string
  seen: Seen
  plan: Plan
  piece: Piece
  folder: string
  signal?: AbortSignal
  onSeconds?: (seconds: number) => void
}

export const pieceName = ({ index }: Piece, { name }: Rung) => `piece-${String(index).padStart(4, '0')}-${name}.mp4`

/** Encodes a stretch of a film in all its sizes at once: it is decoded a single time. */
export async function encodePiece({ file, seen, plan, piece, folder, signal, onSeconds }: PieceRun): Promise<void> {
  const { rungs } = plan
  const outputs = rungs.flatMap((rung, index) => [
    ...['-map', `[r${index}]`, ...codec(plan, rung), '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-video_track_timescale', '90000', '-f', 'mp4', join(folder, pieceName(piece, rung))],
  ])
  await runTool({
    ...{ tool: 'ffmpeg', folder: dirname(file), signal, onSeconds },
    args: [
      ...['-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1', '-filter_complex_threads', '1'],
      ...[...opening(seen.container), '-max_pixels', String(MOST_PIXELS), '-threads', '1'],
      ...['-ss', piece.from.toFixed(6), '-i', `file:${file}`],
      ...['-filter_complex', filters(seen, plan, piece), ...outputs],
    ],
  })
}

function filters({ picture }: Seen, { rate, rungs }: Plan, { frames }: Piece): string {
  // A rate that varies becomes steady; a stretch that ends in a long still picture is filled up with it.
  const steady = [
    `fps=fps=${rate.frames}/${rate.per}:start_time=0`,
    `tpad=stop_mode=clone:stop=${frames}`,
    `trim=end_frame=${frames}`,
  ].join(',')
  const names = rungs.map((_, index) => `[s${index}]`).join('')
  const scaled = rungs.map(
    ({ width, height }, index) =>
      `[s${index}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[r${index}]`,
  )
  return [`[0:${picture}]${steady},split=${rungs.length}${names}`, ...scaled].join(';')
}

const codec = ({ gop }: Plan, { maxRate }: Rung) => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high', '-threads', '1'],
  ...['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0'],
  ...['-maxrate', String(maxRate), '-bufsize', String(maxRate * 2)],
]
