import { CounterField } from '#ui/counter-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FIXED_ITEMS, RETURN_COMMENT_MAX, type DraftItem } from '../terms.ts'
import { ImageItem } from './image-item.tsx'

type Props = {
  workId: number
  items: readonly DraftItem[]
  /** Whether a drawing stands ready to be the first picture. */
  isDrawn: boolean
  onChange: (index: number, part: Partial<DraftItem>) => void
  remove: (index: number) => void
  onBusy: (index: number, isBusy: boolean) => void
}

/** What goes back, one below the other. */
export const ItemList = ({ workId, items, isDrawn, onChange, remove, onBusy }: Props) => (
  <ol className="grid gap-8">
    {items.map((item, index) => (
      <li key={index} className="relative grid gap-2">
        {item.type === 'image' ? (
          <ImageItem
            item={item}
            slot={`critique-return:${workId}:${index}`}
            label={`画像 ${index + 1}`}
            isDrawn={isDrawn && index === 0}
            onChange={(part) => onChange(index, part)}
            onBusy={(isBusy) => onBusy(index, isBusy)}
          />
        ) : (
          <CounterField
            name={`comment-${index}`}
            label={`コメント ${index + 1}`}
            required
            lines={6}
            max={RETURN_COMMENT_MAX}
            value={item.value}
            onText={(value) => onChange(index, { value })}
          />
        )}
        {index >= FIXED_ITEMS && (
          <span className="absolute -top-2 right-0">
            <IconButton icon="trash" label={`${index + 1}番目の項目を削除する`} onClick={() => remove(index)} />
          </span>
        )}
      </li>
    ))}
  </ol>
)
