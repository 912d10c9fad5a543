import type { DemoVideo } from '../kinds.ts'
import { sheet, titleCard } from './frame.ts'
import { hueOf } from './palette.ts'
import type { SceneDrawing } from './scene.ts'
import { scenes } from './scenes.ts'
import { timelineOf, titleSeconds } from './timeline.ts'

export interface VideoFrame {
  svg: string
  seconds: number
}

const perSecond = 10
/** How long a change takes after a sentence has begun. */
const changing = 0.9

/** The film as pictures, each once with the time it stands: one per tenth of a second only while something moves. */
export function picturesOf(video: DemoVideo): VideoFrame[] {
  const pictures: VideoFrame[] = []
  const { seconds } = timelineOf(video.chapters)
  for (let count = 0; count < Math.round(seconds * perSecond); count++) {
    const svg = pictureAt(video, count / perSecond)
    const last = pictures.at(-1)
    if (last?.svg === svg) last.seconds += 1 / perSecond
    else pictures.push({ svg, seconds: 1 / perSecond })
  }
  return pictures
}

export function pictureAt(video: DemoVideo, time: number): string {
  const hue = hueOf(video.resource_type)
  if (time < titleSeconds) return titleCard(video, hue, eased(time / changing))

  const { chapters } = timelineOf(video.chapters)
  const place = chapters.findLastIndex(({ from }) => from <= time)
  const cues = chapters[place]?.cues ?? []
  const step = (sentence: number) => eased((time - (cues[sentence]?.from ?? Number.POSITIVE_INFINITY)) / changing)
  return sheet({ video, place }, hue, sceneOf(video, place)(step, hue))
}

function sceneOf({ slug }: DemoVideo, place: number): SceneDrawing {
  const scene = scenes[slug]?.[place]
  if (!scene) throw new Error(`Nothing is drawn for chapter ${place + 1} of ${slug}`)
  return scene
}

/** From 0 to 1, quick at first; in as many steps as there are pictures. */
function eased(progress: number): number {
  const within = Math.min(1, Math.max(0, progress))
  return 1 - (1 - within) ** 2
}
