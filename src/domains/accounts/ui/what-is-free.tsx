import { Icon } from '#ui/icon.tsx'
import { UnderDrawing } from '#ui/under-drawing.tsx'

const free = [
  ['止めた場所から続けられる', 'パソコンで見た続きを、スマートフォンで見られます。'],
  ['ノートが残る', '気づいたことを書きとめて、あとから見返せます。'],
  ['講座をお気に入りに残せる', '気になる講座をまとめておいて、いつでも開けます。'],
] as const

/** What a membership brings that costs nothing. */
export function WhatIsFree() {
  return (
    <div className="grid gap-6">
      <UnderDrawing className="hidden w-60 lg:block" />
      <h2 className="text-xl">無料会員でできること</h2>
      <ul className="grid gap-4">
        {free.map(([title, words]) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon name="check" className="mt-1 size-5 text-vermilion" />
            <div>
              <p className="font-bold">{title}</p>
              <p className="text-sm text-graphite">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
