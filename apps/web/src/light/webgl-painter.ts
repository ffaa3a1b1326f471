/** Paints all patches with one program: a quad for each, clipped to its box. */
import type { Painter, Picture } from './painter.ts';
import type { Patch } from './patches.ts';

const VERTEX = `#version 300 es
in vec2 corner;
in vec4 box;
in vec4 shape;
in vec4 lamp;
in vec4 tint;
in vec4 beam;
uniform vec4 view;
out vec2 local;
out vec2 point;
flat out vec4 half_soft;
flat out vec4 lamp_;
flat out vec4 tint_;
flat out vec4 beam_;
void main() {
  local = corner * (box.zw + shape.z);
  point = box.xy + vec2(local.x * shape.x - local.y * shape.y, local.x * shape.y + local.y * shape.x);
  half_soft = vec4(box.zw, shape.z, shape.w);
  lamp_ = lamp;
  tint_ = tint;
  beam_ = beam;
  vec2 unit = (point - view.xy) / view.zw;
  gl_Position = vec4(unit.x * 2.0 - 1.0, 1.0 - unit.y * 2.0, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 local;
in vec2 point;
flat in vec4 half_soft;
flat in vec4 lamp_;
flat in vec4 tint_;
flat in vec4 beam_;
uniform float time;
uniform vec3 mote;
out vec4 color;

float hash(vec2 p) {
  p = fract(p * vec2(443.897, 441.423));
  p += dot(p, p.yx + 19.19);
  return fract((p.x + p.y) * p.x);
}

float motes(vec2 p, float cell, float drift) {
  p += vec2(drift, drift * 0.4);
  vec2 at = floor(p / cell);
  float there = hash(at * 0.137);
  vec2 middle = (at + 0.25 + 0.5 * vec2(hash(at * 0.71), hash(at * 0.33))) * cell;
  return step(0.7, there) * smoothstep(1.7, 0.0, distance(p, middle)) * (there - 0.55) * 2.0;
}

void main() {
  vec2 out_ = abs(local) - half_soft.xy;
  float past = length(max(out_, 0.0));
  float edge = 1.0 - smoothstep(0.0, max(half_soft.z, 0.001), past);
  float share = 1.0;
  if (lamp_.z > 0.0) {
    vec2 away = point - lamp_.xy;
    float d = length(away) / lamp_.z;
    share = pow(max(0.0, 1.0 - d * d), 1.6);
    // A brighter pool below the lamp.
    share = share * (0.72 + 0.28 * exp(-6.0 * d * d));
    if (beam_.w > 0.0) {
      float ahead = dot(normalize(away + 0.0001), beam_.xy);
      share *= smoothstep(beam_.z, mix(beam_.z, 1.0, 0.6), ahead);
    }
  }
  float a = tint_.a * share * edge;
  vec3 rgb = tint_.rgb * a;
  if (half_soft.w > 0.0) {
    float specks = motes(point, 17.0, time * 2.0) + 0.7 * motes(point + 40.0, 29.0, -time * 1.3);
    rgb += mote * specks * edge * a;
  }
  // Without this, wide dark gradients show steps.
  rgb += (hash(point * 0.731 + 3.1) - 0.5) * (1.6 / 255.0) * a;
  color = vec4(clamp(rgb, 0.0, 1.0), a);
}`;

/** Numbers of a patch. */
const PARTS = ['box', 'shape', 'lamp', 'tint', 'beam'] as const;
const STRIDE = 4 * PARTS.length;
/** The lights of one lighting, in as many boxes as a crowded plan has. */
const MAX_PATCHES = 320;

function write(into: Float32Array, at: number, patch: Patch): void {
  const { clip, soft, x, y, radius, tint, opacity, beam, dust } = patch;
  into.set(
    [
      clip.x,
      clip.y,
      clip.halfWidth,
      clip.halfHeight,
      Math.cos(clip.angle),
      Math.sin(clip.angle),
      soft,
      dust ? 1 : 0,
      x,
      y,
      radius,
      0,
      ...tint,
      opacity,
      ...(beam === null ? [0, 0, 0, 0] : [...beam, 1]),
    ],
    at * STRIDE,
  );
}

function compiled(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}

/** Null where the browser has no WebGL2. */
export function webglPainter(canvas: HTMLCanvasElement): Painter | null {
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
    premultipliedAlpha: true,
  });
  if (gl === null) return null;
  const program = compiled(gl);
  if (program === null) return null;
  gl.useProgram(program);
  gl.enable(gl.BLEND);

  const quad = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, quad);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  const data = new Float32Array(MAX_PATCHES * STRIDE);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, data.byteLength, gl.DYNAMIC_DRAW);
  PARTS.forEach((name, i) => {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, 4, gl.FLOAT, false, 4 * STRIDE, 16 * i);
    gl.vertexAttribDivisor(at, 1);
  });
  const view = gl.getUniformLocation(program, 'view');
  const time = gl.getUniformLocation(program, 'time');
  const mote = gl.getUniformLocation(program, 'mote');

  const draw = (patches: readonly Patch[]): void => {
    const some = patches.slice(0, MAX_PATCHES);
    if (some.length === 0) return;
    for (const [i, patch] of some.entries()) write(data, i, patch);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, data, 0, some.length * STRIDE);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, some.length);
  };

  return {
    paint({ box, palette, shades, lights, time: now }: Picture) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniform4f(view, box.left, box.top, box.width, box.height);
      gl.uniform1f(time, now);
      gl.uniform3f(mote, ...palette.dust);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      draw(shades);
      // By night light adds up, but never beyond white; on paper it is a wash.
      if (!palette.day)
        gl.blendFuncSeparate(gl.ONE, gl.ONE_MINUS_SRC_COLOR, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      draw(lights);
    },
    close() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
