import { expect, test } from 'vitest'
import { mostZoom, moveCrop, sideOf, wholePicture, within } from './crop.ts'

const picture = { width: 800, height: 400 }

test('the first crop is the largest square in the middle [ACC-01b]', () => {
  const crop = wholePicture(picture)

  expect(crop).toEqual({ x: 400, y: 200, zoom: 1 })
  expect(sideOf(crop, picture)).toBe(400)
})

test('a crop never leaves the picture, however far it is moved or zoomed out [ACC-01b]', () => {
  expect(moveCrop(wholePicture(picture), picture, 9, 9)).toEqual({ x: 600, y: 200, zoom: 1 })
  expect(moveCrop({ x: 700, y: 350, zoom: 4 }, picture, -99, -99)).toEqual({ x: 50, y: 50, zoom: 4 })
  expect(within({ x: 780, y: 390, zoom: 0 }, picture)).toEqual({ x: 600, y: 200, zoom: 1 })
  expect(within({ x: 400, y: 200, zoom: 99 }, picture).zoom).toBe(mostZoom)
})
