import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { textField, whole } from '#platform/forms.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { findCaptioned, renderCaptions, replaceCues } from './queries.ts'
import { whyNotCues } from './read-captions.ts'
import { refuse } from './refusals.ts'
import { captionLimits, type Cue } from './terms.ts'

const LAST_MS = 2_000_000_000
const time = whole.refine((ms) => ms >= 0 && ms <= LAST_MS)

export const CaptionsForm = z.object({
  version: whole,
  cues: z
    .array(z.object({ fromMs: time, toMs: time, words: textField({}) }))
    .max(captionLimits.lines, `字幕は${captionLimits.lines}行までです。`),
})

/** All lines of a video as they shall be; who had opened an older version is told. */
export async function saveCaptions(
  actor: Actor,
  videoId: number,
  { version, cues }: { version: number; cues: Cue[] },
): Promise<number> {
  return actor.db.transaction().execute(async (tx) => {
    await tx.selectFrom('videos').select('id').where('id', '=', videoId).forUpdate().execute()
    const video = orNotFound(await findCaptioned(tx, videoId))
    if (video.version !== version) refuse('newer-captions')
    const wrong = whyNotCues(cues, video.toMs - video.fromMs)
    if (wrong.length > 0) throw invalid({ cues: wrong }, wrong.join('\n'))
    await replaceCues(tx, video, cues)
    await tx
      .updateTable('videos')
      .set({ captions_version: version + 1 })
      .where('id', '=', videoId)
      .execute()
    await renderCaptions(tx, actor.house, videoId)
    return version + 1
  })
}
