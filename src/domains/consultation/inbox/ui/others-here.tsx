import { useEffect, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Icon } from '#ui/icon.tsx'

const EVERY_MS = 15_000

/** Who else of the school has it open, asked again as long as the page is looked at. */
export function OthersHere({ id, first }: { id: number; first: readonly string[] }) {
  const [others, setOthers] = useState(first)
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const reply = await post<{ others: string[] }>(callPath('/staff/questions/:id/look', { id }))
      if (reply.ok) setOthers(reply.body!.others)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [id])
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="flex items-center gap-2 rounded-field border border-vermilion bg-sheet px-4 py-3 font-bold text-vermilion">
          <Icon name="warning" />
          {`${others.join('さん、')}さんもこの質問を開いています。`}
        </p>
      )}
    </div>
  )
}
