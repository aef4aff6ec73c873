import { useEffect, useRef, useState } from 'react'
import { HEAD_BYTES, type UploadPath } from '../kinds.ts'
import { whyNotSent } from '../judge.ts'
import { sendFile } from './send-file.ts'

export type Arrived = { key: string; name: string; url: string | null }

type Options = {
  path: UploadPath
  presignPath: string
  failed: string
  /** What arrived is shown so much later: the store needs a moment, and so does the eye. */
  shownAfterMs?: number
  /** What had arrived before the page was loaded anew. */
  first?: Arrived | null
  onChange: (arrived: Arrived | null) => void
}

/** One file on its way into the store: judged, sent, arrived; what had arrived before stays until the next one has. */
export function useUpload({ path, presignPath, failed, shownAfterMs = 0, first = null, onChange }: Options) {
  const [arrived, setArrived] = useState<Arrived | null>(first)
  const [percent, setPercent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const round = useRef(0)
  useEffect(() => () => void round.current++, [])

  const settle = (next: Arrived | null) => {
    setArrived(next)
    onChange(next)
  }
  const pick = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const wrong = whyNotSent(path, { name: file.name, type: file.type, size: file.size, head })
    setTrouble(wrong)
    if (wrong) return
    const mine = ++round.current
    setPercent(0)
    const sent = await sendFile(presignPath, path, file, (done) => mine === round.current && setPercent(done))
    if (mine !== round.current) return
    if (!sent) {
      setPercent(null)
      return setTrouble(failed)
    }
    setTimeout(() => {
      if (mine !== round.current) return
      setPercent(null)
      settle({
        key: sent.key,
        name: file.name,
        url: head[0] === 0x89 || head[0] === 0xff ? URL.createObjectURL(file) : null,
      })
    }, shownAfterMs)
  }
  const remove = () => {
    round.current++
    setPercent(null)
    setTrouble(null)
    settle(null)
  }
  return { arrived, percent, trouble, isBusy: percent !== null, pick, remove }
}
