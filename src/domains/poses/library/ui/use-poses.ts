import { useEffect, useRef, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import type { Category, PoseFilter, PoseRange, ShownPose } from '../../terms.ts'

type Wish = { range: PoseRange; filter: PoseFilter }

async function listOf({ range, filter }: Wish): Promise<ShownPose[] | null> {
  const reply = await post<ShownPose[]>(callPath('/pose_library/poses.json'), { range, categories: filter })
  const list = reply.body as ShownPose[] | null
  return reply.ok && Array.isArray(list) ? list : null
}

/** The whole library as it is now, with addresses that open. */
export const listAll = () => listOf({ range: 'all', filter: {} })

/** The poses that are asked for. An answer that a newer wish has overtaken changes nothing; a failed one keeps the list. */
export function usePoses(first: { total: number; first: ShownPose[] }, mayUse: boolean) {
  const [wish, setWish] = useState<Wish>({ range: 'all', filter: {} })
  const [poses, setPoses] = useState<ShownPose[]>(first.first)
  const [total, setTotal] = useState(mayUse ? first.total : first.first.length)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [asked, setAsked] = useState(0)
  const newest = useRef(0)

  useEffect(() => {
    if (!mayUse) return
    const mine = ++newest.current
    setState('loading')
    void (async () => {
      const list = await listOf(wish)
      if (mine !== newest.current) return
      if (!list) return setState('failed')
      setPoses(list)
      setTotal(list.length)
      setState('ready')
    })()
  }, [wish, mayUse, asked])

  return {
    ...wish,
    poses,
    total,
    state,
    again: () => setAsked(asked + 1),
    setRange: (range: PoseRange) => setWish({ ...wish, range }),
    toggle(category: Category, word: string) {
      const words = (wish.filter[category] ?? []) as string[]
      const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
      setWish({ ...wish, filter: { ...wish.filter, [category]: next } as PoseFilter })
    },
    clear: () => setWish({ ...wish, filter: {} }),
    setLiked: (id: number, liked: boolean) =>
      setPoses((list) => list.map((pose) => (pose.id === id ? { ...pose, liked } : pose))),
  }
}

export type Poses = ReturnType<typeof usePoses>
