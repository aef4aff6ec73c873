import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { ShownPose } from '../../terms.ts'
import { type PictureBox, pictureBox } from './picture-box.ts'

export type Renew = () => Promise<readonly ShownPose[] | null>

/** The pictures of these poses, as long as the screen is there. */
export function usePictures(poses: readonly ShownPose[], renew: Renew): PictureBox | null {
  const [box, setBox] = useState<PictureBox | null>(null)
  const [, show] = useReducer((count: number) => count + 1, 0)
  const all = useEffectEvent(() => poses)
  const askAgain = useEffectEvent(() => renew())
  useEffect(() => {
    const ids = all().map(({ id }) => id)
    let addresses = addressesOf(all())
    const mine = pictureBox({
      addressOf: (pose) => addresses.get(ids[pose] ?? 0) ?? null,
      async renew() {
        const list = await askAgain()
        if (list) addresses = addressesOf(list)
      },
      onChange: show,
    })
    setBox(mine)
    return mine.close
  }, [])
  return box
}

const addressesOf = (poses: readonly ShownPose[]) => new Map(poses.map(({ id, imageURL }) => [id, imageURL]))
