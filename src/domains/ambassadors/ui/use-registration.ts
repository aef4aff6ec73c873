import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { adLocationOf } from '../ad-location.ts'
import { mistakesIn, type Typed } from '../rules.ts'
import type { AdLocation } from '../terms.ts'

const LOST = 'エラーが発生しました'

/** A registration as it is typed: what is wrong is said at its field once it was left, and at all of them on sending. */
export function useRegistration() {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [age, setAge] = useState('')
  const [places, setPlaces] = useState<ReadonlySet<AdLocation>>(new Set())
  const [others, setOthers] = useState('')
  const [left, setLeft] = useState<ReadonlySet<keyof Typed>>(new Set())
  const [sending, setSending] = useState(false)

  const typed: Typed = { name, age, adLocation: adLocationOf(places, others) }
  const found = mistakesIn(typed)
  const leave = (...fields: (keyof Typed)[]) => setLeft((before) => new Set([...before, ...fields]))
  const mistakeOf = (field: keyof Typed) => (left.has(field) ? found[field] : undefined)

  const tick = (place: AdLocation, isTicked: boolean) => {
    const next = new Set(places)
    if (isTicked) next.add(place)
    else next.delete(place)
    setPlaces(next)
    if (place === 'others' && !isTicked) setOthers('')
  }

  const send = async () => {
    leave('name', 'age', 'adLocation')
    if (sending || Object.keys(found).length > 0) return
    setSending(true)
    const registration = { name: name.trim(), age: Number(age), ad_location: typed.adLocation }
    const reply = await post(callPath('/ambassador_users'), { ambassador_user: registration })
    if (reply.ok && reply.body?.success) return navigate(href('/ambassador_users/created'))
    setSending(false)
    window.alert(reply.body?.error ?? LOST)
  }

  return { name, setName, age, setAge, places, tick, others, setOthers, leave, mistakeOf, sending, send }
}
