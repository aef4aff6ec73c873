import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Block } from '../terms.ts'

/** A block as it is being written: what is no figure yet stays as it was typed. */
export type Row = { key: number; kind: Block['kind']; count: string; seconds: string }

let keys = 0
export const rowOf = (block: Block): Row => ({
  key: ++keys,
  kind: block.kind,
  count: block.kind === 'draw' ? String(block.count) : '',
  seconds: String(block.seconds),
})

const figureOf = (text: string) => {
  const plain = text.normalize('NFKC').trim()
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}
export const blockOf = ({ kind, count, seconds }: Row): Block =>
  kind === 'draw' ? { kind, count: figureOf(count), seconds: figureOf(seconds) } : { kind, seconds: figureOf(seconds) }

type Props = { row: Row; at: number; onChange: (row: Row) => void; onRemove: () => void }

export function BlockRow({ row, at, onChange, onRemove }: Props) {
  const said = `${at + 1}行目`
  return (
    <li className="class-row">
      <span className="font-bold">{row.kind === 'draw' ? 'ポーズ' : '休憩'}</span>
      {row.kind === 'draw' ? (
        <TextField
          name="count"
          label="枚数"
          aria-label={`${said}の枚数`}
          inputMode="numeric"
          value={row.count}
          onChange={(event) => onChange({ ...row, count: event.currentTarget.value })}
        />
      ) : (
        <span />
      )}
      <TextField
        name="seconds"
        label="秒数"
        aria-label={`${said}の秒数`}
        inputMode="numeric"
        value={row.seconds}
        onChange={(event) => onChange({ ...row, seconds: event.currentTarget.value })}
      />
      <IconButton icon="trash" label={`${said}を消す`} onClick={onRemove} />
    </li>
  )
}
