import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { colours } from '../../terms.ts'
import type { Easel } from './easel.ts'
import { colourNames, picturesTools, toolNames, tools, widthNames, widths, type Tool } from './tools.ts'
import { useStore } from './use-easel.ts'

const toolIcons: Record<Tool, IconName> = {
  pen: 'pen',
  eraser: 'eraser',
  line: 'stroke-line',
  arrow: 'stroke-arrow',
  lasso: 'lasso',
  pin: 'pin',
  hand: 'hand',
}
export const toolKeys: Record<Tool, string> = {
  ...{ pen: 'B', eraser: 'E', line: 'L', arrow: 'A' },
  ...{ lasso: 'S', pin: 'T', hand: 'G' },
}

/** What the hand holds: tool, colour, width; and the way back. */
export function ToolRail({ easel }: { easel: Easel }) {
  const { tool, layer, colour, width, canUndo, canRedo, isFull } = useStore(easel.state)
  const isFree = (one: Tool) =>
    layer === 'picture' ? picturesTools.includes(one) : !isFull || one === 'pin' || one === 'hand'
  return (
    <div className="easel-rail">
      <div role="group" aria-label="道具" className="easel-tools">
        {tools.map((one) => (
          <button
            key={one}
            type="button"
            className="easel-tool text-xs"
            aria-pressed={tool === one}
            title={`${toolNames[one]}（${toolKeys[one]}）`}
            disabled={!isFree(one)}
            onClick={() => easel.choose({ tool: one })}
          >
            <Icon name={toolIcons[one]} className="size-6" />
            {toolNames[one]}
          </button>
        ))}
      </div>
      <div role="group" aria-label="やり直し" className="easel-tools">
        <IconButton icon="undo" label="元に戻す（Ctrl+Z）" disabled={!canUndo} onClick={() => easel.undo()} />
        <IconButton icon="redo" label="やり直す（Ctrl+Shift+Z）" disabled={!canRedo} onClick={() => easel.redo()} />
      </div>
      <div role="group" aria-label="色" className="easel-tools">
        {colours.map((value, i) => (
          <button
            key={value}
            type="button"
            className="easel-tool"
            aria-label={colourNames[i]}
            aria-pressed={colour === i}
            title={`${colourNames[i]}（${i + 1}）`}
            onClick={() => easel.choose({ colour: i })}
          >
            <span className="easel-swatch" style={{ background: value }} />
          </button>
        ))}
      </div>
      <div role="group" aria-label="太さ" className="easel-tools">
        {widths.map((value, i) => (
          <button
            key={value}
            type="button"
            className="easel-tool"
            aria-label={widthNames[i]}
            aria-pressed={width === i}
            title={`${widthNames[i]}（[ と ] で変える）`}
            onClick={() => easel.choose({ width: i })}
          >
            <span className="easel-dot" style={{ width: 3 + i * 4, height: 3 + i * 4 }} />
          </button>
        ))}
      </div>
    </div>
  )
}
