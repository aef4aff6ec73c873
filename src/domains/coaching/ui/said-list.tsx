import { Sheet } from '#ui/sheet.tsx'

export type Said = { id: number; byStaff: boolean; author: string; at: string; body: string }

/** What was written about a ticket, the oldest first; the school's has the red pen's line. */
export function SaidList({ messages }: { messages: readonly Said[] }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, byStaff, author, at, body }) => (
        <Sheet as="li" key={id} className={`grid gap-2 ${byStaff ? 'border-l-4 border-l-vermilion' : ''}`}>
          <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
            <span className="font-bold">{author}</span>
            <span className="figures text-xs text-graphite">{at}</span>
          </p>
          <p className="break-words whitespace-pre-line">{body}</p>
        </Sheet>
      ))}
    </ol>
  )
}
