import { Section } from './section.tsx'

const sizes = [
  { name: 'スマートフォン（幅390px）', width: 390, height: 780, scale: 1 },
  { name: 'パソコン（幅1440px）', width: 1440, height: 1560, scale: 0.5 },
]

/** A page of ours in the two widths for which its pictures are made; nothing in it runs. */
export const TwoWidths = ({ src }: { src: string }) => (
  <div className="flex flex-wrap items-start gap-8">
    {sizes.map(({ name, width, height, scale }) => (
      <Section key={name} title={name}>
        <div className="scrolls-x max-w-full" role="group" aria-label={name} tabIndex={0}>
          <div
            className="overflow-hidden rounded-sheet border border-edge bg-paper"
            style={{ width: width * scale + 2, height: height * scale + 2 }}
          >
            <iframe
              title={name}
              sandbox="allow-same-origin"
              src={src}
              width={width}
              height={height}
              className="origin-top-left"
              style={{ transform: `scale(${scale})` }}
            />
          </div>
        </div>
      </Section>
    ))}
  </div>
)
