import { useEffect, useRef, useState } from 'react'
import { memoLimits } from '../terms.ts'

const KINDS = [
  { type: 'audio/webm;codecs=opus', ext: 'webm' },
  { type: 'audio/mp4', ext: 'm4a' },
] as const
const BITS = 64_000

type Recording = { recorder: MediaRecorder; stream: MediaStream; begun: number }

/** A voice from the microphone, as whatever this browser records; it stops by itself when the time is over. */
export function useRecorder(onRecorded: (file: File, seconds: number) => void) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const running = useRef<Recording | null>(null)

  const stop = () => running.current?.recorder.state === 'recording' && running.current.recorder.stop()
  const records = seconds !== null
  useEffect(() => {
    if (!records) return
    const timer = setInterval(() => {
      const now = running.current
      if (!now) return
      const passed = Math.floor((performance.now() - now.begun) / 1000)
      setSeconds(passed)
      if (passed >= memoLimits.seconds) stop()
    }, 250)
    return () => clearInterval(timer)
  }, [records])
  // Whoever leaves while it records has not said that it shall be kept.
  useEffect(() => () => running.current?.stream.getTracks().forEach((track) => track.stop()), [])

  const start = async () => {
    const kind = KINDS.find(({ type }) => globalThis.MediaRecorder?.isTypeSupported(type))
    if (!kind) return setTrouble('このブラウザでは録音できません。別のブラウザでお試しください。')
    setTrouble(null)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const recorder = new MediaRecorder(stream, { mimeType: kind.type, audioBitsPerSecond: BITS })
      const begun = performance.now()
      const parts: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop()
        running.current = null
        setSeconds(null)
        const type = kind.type.split(';')[0]!
        const took = Math.max(1, Math.round((performance.now() - begun) / 1000))
        onRecorded(new File(parts, `音声メモ.${kind.ext}`, { type }), Math.min(memoLimits.seconds, took))
      })
      running.current = { recorder, stream, begun }
      recorder.start(1000)
      setSeconds(0)
    } catch {
      setTrouble('マイクを使えませんでした。ブラウザの設定で、マイクの使用を許可してください。')
    }
  }
  return { seconds, trouble, start, stop }
}
