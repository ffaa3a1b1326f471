export function toWebp(given: {
  readonly picture: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}): Promise<string>;
