# Runs a script after installing what is missing: the first node may be the machine's, the second is the project's (decision 01).
node "$(dirname "$0")/install-missing.mjs" "$@"
case $? in
  0) # Each module is compiled once, for this process and all that it starts.
    export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$(cd "$(dirname "$0")/.." && pwd)/.build/compile-cache}"
    exec node "$@" ;;
  3) exit 0 ;; # It was asked what the script does, and has said it.
  *) exit 1 ;;
esac
