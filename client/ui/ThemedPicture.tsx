interface ThemedPictureProps {
  /** Addresses of one picture in both colour schemes. */
  light: string
  dark: string
  width: number
  height: number
  /** Empty where the picture is decoration. */
  alt: string
  /** In the first screen: loaded at once. */
  isFirst?: boolean
}

/** A picture that exists in both colour schemes. */
export function ThemedPicture({ light, dark, width, height, alt, isFirst = false }: ThemedPictureProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} width={width} height={height} alt={alt} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  )
}
