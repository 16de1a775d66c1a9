import type { ProjectTeaser } from '#shared/content/content.ts'

/** Place of a tile in a wall of columns. */
export interface MasonryPlace {
  /** Column, counted from 1. */
  column: number
  /** Height in rows of the grid; a wide picture has six. */
  rows: number
}

type Facts = Pick<ProjectTeaser, 'natural'>

/** The number of tiles at the end whose columns are chosen together. */
const choices = 4

/** The largest height that the style sheet knows (`ProjectList.module.css`); the smallest is 4. */
const tallest = 14

/** Returns the height of a tile whose picture keeps its ratio of 3:2, 1:1 or 4:5. */
function ownRows({ natural: { width, height } }: Facts): number {
  if (width === height) return 8
  return width > height ? 6 : 10
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Returns the heights of the columns. */
const heightsOf = (rows: readonly number[], columns: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, column) => sumOf(rows.filter((_, index) => columns[index] === column)))

/** Returns every way to put a number of tiles into columns. */
const ways = (tiles: number, count: number): number[][] =>
  tiles === 0
    ? [[]]
    : ways(tiles - 1, count).flatMap((way) => Array.from({ length: count }, (_, column) => [...way, column]))

/**
 * Returns places where all columns end at the same height. Each tile goes into the shortest column, so that the order is
 * nearly that of rows; the last ones go where the columns differ least, and tiles grow or shrink by what is left.
 */
export function masonryPlaces(projects: readonly Facts[], count: number): readonly MasonryPlace[] {
  const rows = projects.map(ownRows)
  const columns: number[] = []
  while (columns.length < rows.length - choices) {
    const heights = heightsOf(rows, columns, count)
    columns.push(heights.indexOf(Math.min(...heights)))
  }
  const unevenness = (all: readonly number[]) => sumOf(heightsOf(rows, all, count).map((height) => height ** 2))
  const best = ways(rows.length - columns.length, count)
    .map((way) => [...columns, ...way])
    .reduce((least, all) => (unevenness(all) < unevenness(least) ? all : least))
  const heights = heightsOf(rows, best, count)
  // A picture suffers less from growth than from a strip's height.
  const wanted = Math.round((Math.max(...heights) + sumOf(heights) / count) / 2)
  const tilesIn = (column: number) => best.filter((other) => other === column).length
  // Fewer tiles than columns leave some of them empty.
  const end = Math.min(wanted, ...new Set(best.map((column) => tallest * tilesIn(column))))
  return best.map((column, index) => {
    const tiles = tilesIn(column)
    const place = best.slice(0, index).filter((other) => other === column).length
    const change = end - heights[column]!
    const share = Math.trunc((change * (place + 1)) / tiles) - Math.trunc((change * place) / tiles)
    return { column: column + 1, rows: rows[index]! + share }
  })
}
