import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { spokenBytes } from '../../films/terms.ts'
import { besideOf } from '../../ui/beside.ts'
import { StudioFilePicker } from '../../ui/studio-file-picker.tsx'
import { extsOf, MATERIAL_BYTES_MOST, materialWordOf, type MaterialPlace, type ShownMaterials } from '../terms.ts'

type Props = Pick<MaterialPlace, 'of' | 'id'> & { materials: ShownMaterials }

const slots = {
  file: { label: '練習用の資料', hint: 'zip・psd・clip・png・jpg・pdf、500MBまで' },
  pdf: { label: 'まとめ（PDF）', hint: 'pdf、500MBまで' },
} as const

/** The two files that learners can download, each brought, replaced and taken away. */
export function MaterialSlots({ of, id, materials }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {(['file', 'pdf'] as const).map((slot) => (
        <div key={slot} className="grid grid-cols-1 gap-2">
          <StudioFilePicker
            place={materialWordOf({ of, id, slot })}
            what={slots[slot].label}
            name={slot}
            {...slots[slot]}
            exts={extsOf({ slot })}
            maxBytes={MATERIAL_BYTES_MOST}
          />
          {materials[slot] && <Stored place={materialWordOf({ of, id, slot })} {...materials[slot]} />}
        </div>
      ))}
    </div>
  )
}

function Stored({ place, name, bytes }: { place: string; name: string; bytes: number | null }) {
  const { revalidate } = useRevalidator()
  const [trouble, setTrouble] = useState<string | null>(null)
  const remove = async (row: Element | null) => {
    const reply = await post(callPath('/staff/materials/:place', { place }), {}, { method: 'DELETE' })
    setTrouble(reply.ok ? null : (reply.body?.error ?? '外せませんでした。もう一度お試しください。'))
    if (reply.ok) besideOf(row)?.focus()
    await revalidate()
  }
  return (
    <>
      <p className="flex items-center gap-3 rounded-field border border-line px-3">
        <Icon name="check" className="size-5 flex-none text-leaf" />
        <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
        {bytes !== null && <span className="figures text-sm text-graphite">{spokenBytes(bytes)}</span>}
        <IconButton
          icon="trash"
          label={`「${name}」を外す`}
          onClick={(press) => void remove(press.currentTarget.closest('p'))}
        />
      </p>
      {trouble && (
        <p role="alert" className="text-sm text-crimson">
          {trouble}
        </p>
      )}
    </>
  )
}
