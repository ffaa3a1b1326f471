import './wreck.css';

/** A dead ship behind the lobby, with one light left. */
export const Wreck = () => (
  <svg class="wreck" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g class="wreck-lines">
      <path d="M40 262C120 150 300 70 520 52L900 70L1100 110L1160 150V210L1130 232V292L1160 314V374L1100 414L900 454L520 472C300 454 120 374 40 262Z" />
      <path d="M150 210h120v104H150zM310 120h130v90H310zM310 314h130v90H310zM480 212h150v100H480zM520 84h120v80H520zM520 360h120v80H520zM690 110h130v86H690zM690 328h130v86H690zM700 222h110v80H700zM870 150h110v90H870zM870 284h110v90H870zM1020 140h100v70h-100zM1020 314h100v70h-100zM1010 226h100v72h-100z" />
      <path d="M270 262h210M375 210v104M440 165h80M440 360h80M630 262h70M580 164v48M580 312v48M640 124h50M640 400h50M755 196v26M755 302v26M820 153h50M820 371h50M810 262h60M925 240v44M980 195h40M980 350h40M1060 210v16M1060 298v16" />
    </g>
    <path class="wreck-lit" d="M690 328h130v86H690z" />
    <circle class="wreck-light" cx="755" cy="371" r="7" />
    <g class="wreck-noise">
      <circle cx="755" cy="315" r="9" />
      <circle cx="755" cy="315" r="9" />
    </g>
  </svg>
);
