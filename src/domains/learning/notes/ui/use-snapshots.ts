import { useEffect, useState } from 'react'
import { dropSnapshot, keepSnapshot, listSnapshots } from './snapshots.ts'

export type ShownSnapshot = { id: number; label: string; url: string }

/** The scenes of one note, as this browser keeps them; a browser that keeps nothing simply shows none. */
export function useSnapshots(note: string | null, memberId: number | null) {
  const [shown, setShown] = useState<ShownSnapshot[]>([])
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (note === null || memberId === null) return
    let urls: string[] = []
    let over = false
    const read = async () => {
      const kept = await listSnapshots({ memberId, path: note }).catch(() => [])
      if (over) return
      const list = kept.map(({ id, label, picture }) => ({ id, label, url: URL.createObjectURL(picture) }))
      urls = list.map(({ url }) => url)
      setShown(list)
    }
    void read()
    return () => {
      over = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [note, memberId, turn])
  const again = () => setTurn((now) => now + 1)

  return {
    shown,
    keep: (label: string, picture: Blob) =>
      note && memberId && void keepSnapshot({ memberId, note, label, picture }).then(again, again),
    drop: (id: number) => void dropSnapshot(id).then(again, again),
  }
}

export type Snapshots = ReturnType<typeof useSnapshots>
