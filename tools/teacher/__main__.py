"""`python -m tools.teacher`: see `build`."""

import sys

from tools.teacher.build import main

sys.exit(main())
