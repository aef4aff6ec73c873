import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { clock } from '../../clock.ts'
import { MemoWords } from '../../memos/ui/memo-player.tsx'
import { filmPath } from '../../pins/film-path.ts'
import type { Size } from '../../ui/stage/stage.tsx'
import { arrivedHere } from '../../uploads/ui/use-upload.ts'
import { ReturnedParts, type ReturnedVersion } from '../../works/ui/returned.tsx'
import type { DraftItem, DraftMarks } from '../terms.ts'

type Props = {
  work: { id: number; image: string; size: Size; person: string }
  items: readonly DraftItem[]
  marks: DraftMarks
  /** The drawing laid flat, where it is the first picture. */
  drawn: string | null
  /** The next work on the desk. */
  next: string | null
  open: boolean
  sending: boolean
  onClose: () => void
  onSend: (thenTo: string) => void
}

/** A return as its learner will see it, before it is sent; and where the teacher goes on from there. */
export function LookOver({ work, items, marks, drawn, next, open, sending, onClose, onSend }: Props) {
  const ways: [words: string, to: string][] = [
    ['返却してこの作品を見る', href('/user_corrected_works/:id', { id: String(work.id) })],
    ['返却して机へ', href('/correctional_teachers')],
    ...(next ? [['返却して次の作品へ', next] as [string, string]] : []),
  ]
  const looks = ['filled', 'outline', 'quiet'] as const
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="返却する前に見る"
      footer={ways.map(([words, to], index) => (
        <Button key={to} look={looks[ways.length - 1 - index]} pending={sending} onClick={() => onSend(to)}>
          {words}
        </Button>
      ))}
    >
      <p className="phrases mb-4 text-sm text-graphite">
        {work.person}には、このように届きます。返却すると、すぐにメールでもお知らせします。
      </p>
      <ReturnedParts version={versionOf(items, marks, drawn)} work={{ ...work, isOwn: false }} />
      {marks.memo && (
        <section className="mt-6 grid gap-2 border-t border-line pt-4">
          <h3 className="text-base">音声メモ（{clock(marks.memo.seconds)}）</h3>
          <MemoWords words={marks.memo.words} />
        </section>
      )}
    </Dialog>
  )
}

/** What was sent before this visit lies in the store under its key alone: its name stands for it. */
function versionOf(items: readonly DraftItem[], { pins, layers }: DraftMarks, drawn: string | null): ReturnedVersion {
  return {
    version: 0,
    returnedOn: '',
    drawing: null,
    memo: null,
    items: items.map(({ type, value, name, fileKey, fileName }, index) => {
      const image = type === 'image' ? (index === 0 && drawn) || arrivedHere(value) || null : null
      return {
        image,
        comment: type === 'comment' ? value : image ? null : `画像「${name}」`,
        attachment: fileKey ? { name: fileName ?? '', url: arrivedHere(fileKey) } : null,
      }
    }),
    pins: pins.map((pin, index) => ({
      ...pin,
      number: index + 1,
      isDone: false,
      film: pin.film && { title: pin.film.title, to: filmPath(pin.film) },
    })),
    layers: layers.flatMap(({ key, name }) => {
      const image = arrivedHere(key)
      return image ? [{ name, image }] : []
    }),
  }
}
