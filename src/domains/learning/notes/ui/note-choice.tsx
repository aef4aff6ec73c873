import { useId } from 'react'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { compare, type Hunk } from './difference.ts'
import type { NoteChoice as Choice } from './note-keeper.ts'
import type { NoteState } from './use-note.ts'

/** Two texts of one note side by side, what differs marked; the learner joins them or chooses one. */
export function NoteChoice({ note: { keeper, text, theirs, choosing } }: { note: NoteState }) {
  if (!theirs) return null
  const hunks = compare(text, theirs.content)
  const savedAt = theirs.savedAt && `${formatMoment(new Date(theirs.savedAt))}に保存`
  return (
    <Dialog
      open={choosing}
      onClose={() => keeper.choose(false)}
      title="2つのノートを見くらべる"
      size="large"
      footer={<Button onClick={() => keeper.settle('both')}>両方を残す</Button>}
    >
      <div className="grid gap-5">
        <p className="text-sm">
          このノートは、別の端末でも書きかえられました。両方の文をつなげるか、どちらかを選んでください。選ばなかった文も「前の版」からもどせます。
        </p>
        <div className="grid gap-5 md:grid-cols-2">
          <Side name="この端末の文" choice="mine" {...{ hunks, keeper }} />
          <Side name="別の端末の文" savedAt={savedAt} choice="theirs" {...{ hunks, keeper }} />
        </div>
      </div>
    </Dialog>
  )
}

type SideProps = {
  name: string
  savedAt?: string | null
  choice: Exclude<Choice, 'both'>
  hunks: readonly Hunk[]
  keeper: NoteState['keeper']
}

function Side({ name, savedAt, choice, hunks, keeper }: SideProps) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-name`} className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`${id}-name`} className="text-sm font-bold">
          {name}
        </h3>
        {savedAt && <p className="figures text-xs text-graphite">{savedAt}</p>}
      </div>
      <div className="note-side" tabIndex={0} role="group" aria-label={name}>
        {hunks.map((hunk, at) => (
          <Lines key={at} hunk={hunk} choice={choice} />
        ))}
      </div>
      <Button
        id={`${id}-choose`}
        look="outline"
        wide
        aria-labelledby={`${id}-name ${id}-choose`}
        onClick={() => keeper.settle(choice)}
      >
        こちらを使う
      </Button>
    </section>
  )
}

function Lines({ hunk, choice }: { hunk: Hunk; choice: SideProps['choice'] }) {
  if ('same' in hunk) return <p>{hunk.same.join('\n')}</p>
  const lines = hunk[choice]
  if (lines.length === 0) return null
  return (
    <p>
      <mark className="note-differs">
        <span className="sr-only">ちがうところ: </span>
        {lines.join('\n')}
      </mark>
    </p>
  )
}
