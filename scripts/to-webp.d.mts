export function toWebp(picture: {
  readonly png: string;
  readonly width: number;
  readonly height: number;
}): Promise<string>;
