import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../setup/command.mjs'

/** Prefix of a group's name, by the folder that holds the folders of pages. Prefix and folder name are the id of the page. */
const prefixes: Readonly<Record<string, string>> = {
  'client/demo/elements': 'element-',
  'client/demo/homes': 'home-',
  'client/demo/inner': 'page-',
  'client/demo/frames/titles': 'page-title-',
  'client/demo/blog/articles': 'post-',
  'client/demo/blog/layouts': 'blog-layout-',
  'client/demo/portfolio/projects': 'project-',
  'client/demo/portfolio/shows': 'portfolio-',
}

/** A picture that is an SVG file: the same file for both schemes, or one of each. */
export interface SvgPaths {
  light: string
  dark: string
}

export interface PictureFolder {
  group: string
  /** From the root of the project. */
  folder: string
  /** Whether it has a `pictures.ts`. */
  isDrawn: boolean
  /** The files of `pictures/`, by the names of the pictures. */
  svg: Readonly<Record<string, SvgPaths>>
}

/**
 * Returns the folders of pages that hold pictures: a `pictures.ts`, SVG files in `pictures/`, or both. `street.svg` is the picture
 * `street`; `street.dark.svg` beside it is shown in the dark scheme.
 *
 * @throws Error where two folders have pictures of one name
 */
export function pictureFolders(): PictureFolder[] {
  const drawn = find('client/*/**/pictures.ts').map((file) => dirname(file))
  const files = find('client/*/**/pictures/*.svg')
  const folders = [...new Set([...drawn, ...files.map((file) => dirname(dirname(file)))])].sort().map((folder) => ({
    group: `${prefixes[dirname(folder)] ?? ''}${basename(folder)}`,
    folder,
    isDrawn: drawn.includes(folder),
    svg: svgIn(files.filter((file) => dirname(dirname(file)) === folder)),
  }))
  for (const [group, [one, other]] of Map.groupBy(folders, (folder) => folder.group))
    if (other) throw new Error(`Both ${one!.folder} and ${other.folder} have pictures with the name ${group}.`)
  return folders
}

const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

function svgIn(files: readonly string[]): Record<string, SvgPaths> {
  const isDark = (file: string) => file.endsWith('.dark.svg')
  const alone = files.find((file) => isDark(file) && !files.includes(file.replace(/dark\.svg$/, 'svg')))
  if (alone) throw new Error(`${alone} needs the picture of the light scheme beside it.`)
  return Object.fromEntries(
    files
      .filter((file) => !isDark(file))
      .sort()
      .map((light) => {
        const dark = light.replace(/svg$/, 'dark.svg')
        return [basename(light, '.svg'), { light, dark: files.includes(dark) ? dark : light }]
      }),
  )
}
