import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SlideCard } from './slide-card.tsx'

type Props = {
  word: string
  version: string
  pages: number
  /** A page of them can be added to the samples of the course. */
  canSample: boolean
}

/** Pages in their order: moved and taken out here, kept when they are saved. */
export function SlideSorter({ word, version, pages, canSample }: Props) {
  const first = Array.from({ length: pages }, (_, at) => at + 1)
  const [order, setOrder] = useState(first)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const isChanged = order.join() !== first.join()
  const move = (at: number, by: number) => {
    const next = [...order]
    next.splice(at + by, 0, ...next.splice(at, 1))
    setOrder(next)
    setSaid(`${at + by + 1}枚目に移動しました。`)
  }
  const takeOut = (at: number) => {
    setOrder(order.filter((_, index) => index !== at))
    setSaid(`${at + 1}枚目を外しました。保存すると反映されます。`)
    list.current?.focus()
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {isChanged && (
        <div className="flex flex-wrap items-center gap-3 rounded-sheet border border-edge bg-sheet p-3">
          <PostForm className="contents">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="pages" value={order.join()} />
            <Button type="submit" name="act" value="arrange">
              並びを保存する
            </Button>
          </PostForm>
          <Button look="quiet" onClick={() => setOrder(first)}>
            元に戻す
          </Button>
          <p className="text-sm text-graphite">{order.length === 0 ? 'すべて外れます。' : 'まだ保存していません。'}</p>
        </div>
      )}
      <ol ref={list} tabIndex={-1} className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {order.map((page, at) => (
          <li key={page} className="grid content-start rounded-sheet border border-line bg-sheet">
            <SlideCard
              {...{ word, version, page, at }}
              isLast={at === order.length - 1}
              canSample={canSample && !isChanged}
              onMove={(by) => (by === 0 ? takeOut(at) : move(at, by))}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
