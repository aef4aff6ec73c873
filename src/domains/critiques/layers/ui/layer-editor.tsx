import { useEffect, useEffectEvent, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import { UploadField } from '../../uploads/ui/upload-field.tsx'
import { useUpload } from '../../uploads/ui/use-upload.ts'
import { type DraftLayer, layerLimits } from '../terms.ts'

type Props = {
  size: Size
  layers: readonly DraftLayer[]
  /** What arrives late is put into what stands there by then. */
  onChange: (change: (layers: readonly DraftLayer[]) => DraftLayer[]) => void
  onBusy: (index: number, isBusy: boolean) => void
}

/** Layers from a painting program, laid over the learner's picture. */
export function LayerEditor({ size, layers, onChange, onBusy }: Props) {
  const isFull = layers.length >= layerLimits.layers
  const shape = `${size.width}×${size.height}`
  return (
    <section aria-labelledby="layers" className="grid gap-3 border-t border-line pt-6">
      <h2 id="layers" className="text-lg">
        レイヤー
      </h2>
      <p className="text-sm text-graphite">
        ペイントソフトで描いた朱入れを、背景が透明なPNG（{shape}ピクセル）で重ねられます。
        受講生は、一枚ずつ表示を切り替えて見られます。
      </p>
      {layers.map((layer, index) => (
        <LayerRow
          key={layer.key || index}
          number={index + 1}
          size={size}
          layer={layer}
          onChange={(part) => onChange((now) => now.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => onChange((now) => now.filter((_, at) => at !== index))}
          onBusy={(isBusy) => onBusy(index, isBusy)}
        />
      ))}
      <Button
        look="outline"
        icon="plus"
        className="justify-self-start"
        reason={isFull ? `レイヤーは${layerLimits.layers}枚までです` : null}
        onClick={() => onChange((now) => [...now, { key: '', file: '', name: '' }])}
      >
        レイヤーを重ねる
      </Button>
    </section>
  )
}

type RowProps = {
  number: number
  size: Size
  layer: DraftLayer
  onChange: (part: Partial<DraftLayer>) => void
  onRemove: () => void
  onBusy: (isBusy: boolean) => void
}

function LayerRow({ number, size, layer, onChange, onRemove, onBusy }: RowProps) {
  const [wrong, setWrong] = useState<string | null>(null)
  const upload = useUpload({
    path: 'teacher_corrections/layer',
    presignPath: callPath('/teacher_corrections/s3_presigned_url'),
    failed: 'エラーが発生しました',
    first: layer.key ? { key: layer.key, name: layer.file, url: null } : null,
    onChange: (arrived) =>
      onChange(
        arrived ? { key: arrived.key, file: arrived.name, name: layer.name || nameOf(arrived.name) } : { key: '' },
      ),
  })
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    tell(upload.isBusy)
    return () => tell(false)
  }, [upload.isBusy])
  const pick = async (file: File) => {
    const misfit = await whyNoLayer(file, size)
    setWrong(misfit)
    if (!misfit) await upload.pick(file)
  }
  return (
    <div role="group" aria-label={`レイヤー${number}`} className="grid gap-2 border-t border-line pt-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <TextField
            name={`layer-name-${number}`}
            label={`レイヤー${number}の名前`}
            required
            max={layerLimits.name}
            placeholder="線画の直し"
            value={layer.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </div>
        <IconButton icon="trash" label={`レイヤー${number}を取り除く`} className="mb-7" onClick={onRemove} />
      </div>
      <UploadField
        name="layer"
        label={`レイヤー${number}の画像`}
        hint="背景が透明なPNG、10MBまで"
        accept="image/png"
        upload={{ ...upload, pick, trouble: wrong ?? upload.trouble }}
      />
    </div>
  )
}

const nameOf = (file: string) => [...file.replace(/\.[^.]+$/, '')].slice(0, layerLimits.name).join('')

/** Told before it is sent; whoever cannot look at it here is told by the house. */
async function whyNoLayer(file: File, { width, height }: Size): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture || (picture.width === width && picture.height === height)) return null
  return `作品と同じ${width}×${height}ピクセルの画像を選んでください（選んだ画像は${picture.width}×${picture.height}ピクセルです）`
}
