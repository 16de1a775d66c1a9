import { pictureFolders } from '../vite/pictureFolders.ts'
import { header, quoted } from './files.ts'

/** Returns the module that gathers what the `pictures.ts` of pages draw. */
export function pictureGroups(): string {
  const drawn = pictureFolders().filter(({ isDrawn }) => isDrawn)
  const lines = drawn.map(({ group, folder }) => {
    const from = folder.replace(/^client/, '..')
    return `export { default as ${quoted(group)} } from ${quoted(`${from}/pictures.ts`)}\n`
  })
  return `${header('the pictures.ts of pages')}\n${lines.join('')}`
}

/** Returns the declarations of the modules of pictures. */
export async function pictureDeclarations(): Promise<string> {
  const { groups } = await import('#client/pictures/catalogue.ts')
  const { sharedPictures } = await import('#client/pictures/shared.ts')
  const drawn: readonly string[] = groups()
  const folders = pictureFolders()
  const clash = folders.find(({ group }) => group in sharedPictures)
  if (clash) throw new Error(`client/pictures/shared.ts has a group ${clash.group}, as ${clash.folder} is called.`)
  const from = `import('./pictures/catalogue.ts')`
  const declarations = [...new Set([...drawn, ...folders.map(({ group }) => group)])].map((group) => {
    const names = Object.keys(folders.find((folder) => folder.group === group)?.svg ?? {})
    const types = [
      ...(drawn.includes(group) ? [`${from}.PictureFiles<${quoted(group)}>`] : []),
      ...(names.length > 0 ? [`${from}.SvgFiles<${names.map(quoted).join(' | ')}>`] : []),
    ]
    return `declare module 'virtual:pictures/${group}' {
  const files: ${types.join(' & ')}
  export default files
}
`
  })
  return `${header('client/pictures, and from the pictures of pages')}\n${declarations.join('')}`
}
