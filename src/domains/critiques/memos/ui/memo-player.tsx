import type { Memo } from '../terms.ts'
import { useVoice } from './use-voice.ts'
import { VoiceBar } from './voice-bar.tsx'

/** What a teacher says, to be heard or read. */
export function MemoPlayer({ memo }: { memo: Memo }) {
  const voice = useVoice(memo.url)
  return (
    <section aria-label="先生の音声メモ" className="grid gap-2 rounded-sheet border border-line bg-sheet p-4">
      <VoiceBar voice={voice} seconds={memo.seconds} />
      <MemoWords words={memo.words} />
    </section>
  )
}

/** What is said, for who does not hear. */
export const MemoWords = ({ words }: { words: string }) => (
  <div className="grid gap-1">
    <h3 className="text-sm text-graphite">音声メモの内容</h3>
    <p className="whitespace-pre-line">{words}</p>
  </div>
)
